import { renderField } from '../shared/forms/render-field';
import { Code } from './Code';
import type { Choices } from './choices';
import { COPY } from './copy';
import { ID_PREFIX } from './fields';
import { codeOf } from './kinds';
import { PASTE_TARGETS, type PasteTarget, snippetFor } from './paste-targets';
import type { Source } from './snippet';
import { WordpressPlugin } from './WordpressPlugin';

type SitePanelProps = {
  readonly choices: Choices;
  readonly source: Source;
  /** The name of the chosen target; '' for any other site builder. */
  readonly target: string;
};

/**
 * Sanitisers that a site's software may contain. They form a separate group in the list, because only the people who
 * run a site know which sanitiser it contains.
 */
const FILTERS = ['sanitize-html', 'DOMPurify', 'xss', 'rehype-sanitize'];

const groupOf = ({ name, writes }: PasteTarget): keyof typeof COPY.targets => {
  if (FILTERS.includes(name)) return 'filters';
  return writes === 'Markdown' ? 'markdown' : 'editors';
};

/** Returns a target's name without the part in brackets, as in "WordPress, as author (wp_kses_post)". */
const labelOf = (name: string) => name.replace(/ \(.*\)$/, '');

const GROUPS = (Object.keys(COPY.targets) as (keyof typeof COPY.targets)[]).map(
  (group) => [group, PASTE_TARGETS.filter((each) => groupOf(each) === group)] as const,
);

/** Renders the question which site builder the partner uses, and the code to paste into it. */
export function SitePanel({ choices, source, target }: SitePanelProps) {
  const found = PASTE_TARGETS.find(({ name }) => name === target);
  const snippet = found ? (snippetFor(found) ?? 'link') : 'script';
  const link = codeOf('link', choices, source) ?? '';
  const code = {
    script: codeOf('script', choices, source),
    iframe: codeOf('iframe', choices, source),
    link: found?.writes === 'Markdown' ? `[${COPY.linkText}](${link})` : link,
    shortcode: link,
  }[snippet];
  return (
    <>
      <div className="embed-builder__choices">
        {renderField({
          idPrefix: ID_PREFIX,
          name: 'target',
          label: COPY.target,
          error: undefined,
          control: (props) => (
            <select {...props} defaultValue={target}>
              <option value="">{COPY.anyTarget}</option>
              {GROUPS.map(([group, targets]) => (
                <optgroup key={group} label={COPY.targets[group]}>
                  {targets.map(({ name }) => (
                    <option key={name} value={name}>
                      {labelOf(name)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          ),
        })}
      </div>
      <div className="embed-builder__panel">
        <p className="embed-builder__about" role="status">
          {found
            ? `${COPY.answers[snippet](labelOf(found.name))} ${COPY.tried(found.version)}`
            : COPY.anyAnswer}
        </p>
        <Code
          label={snippet === 'script' || snippet === 'iframe' ? COPY.snippet : COPY.tabs.link}
          text={code ?? ''}
          rows={snippet === 'script' || snippet === 'iframe' ? 7 : 2}
        />
        {snippet === 'shortcode' && <WordpressPlugin choices={choices} base={source.base} />}
      </div>
    </>
  );
}
