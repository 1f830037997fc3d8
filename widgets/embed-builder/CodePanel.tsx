import { ChoiceFields, type ChoiceFieldsProps } from './ChoiceFields';
import { Code } from './Code';
import { COPY } from './copy';
import { Output } from './Output';
import { Preview } from './Preview';
import { integrityLines, policyLines } from './policy';
import type { Source } from './snippet';

type CodePanelProps = ChoiceFieldsProps & {
  readonly source: Source;
  /** URL of the preview page. */
  readonly preview: string;
};

/**
 * Renders the panel for developers: every option, every kind of snippet, the Content-Security-Policy that a page needs,
 * and a preview.
 */
export function CodePanel({ source, preview, ...fields }: CodePanelProps) {
  const { choices } = fields;
  const integrity = integrityLines(choices, source);
  return (
    <>
      <details className="embed-builder__more">
        <summary>{COPY.choose}</summary>
        <ChoiceFields {...fields} />
      </details>
      <Output choices={choices} source={source} />
      <details className="embed-builder__more">
        <summary>{COPY.security}</summary>
        <div className="embed-builder__panel">
          <p className="embed-builder__about">{COPY.about.policy}</p>
          <Code label={COPY.policy} text={policyLines(choices, source)} rows={9} />
          <p className="embed-builder__about">{integrity ? COPY.about.integrity : COPY.noPinned}</p>
          {integrity && <Code label={COPY.integrity} text={integrity} rows={5} />}
        </div>
      </details>
      <h3 className="embed-builder__title">{COPY.preview}</h3>
      <Preview choices={choices} address={preview} />
    </>
  );
}
