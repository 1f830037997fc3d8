import { useEffect, useMemo, useRef, useState } from 'react';
import type { BrokerFacts } from '../shared/runtime/attach';
import { CodePanel } from './CodePanel';
import { CommonFields } from './CommonFields';
import { CHOICES, type Choices, problemsOf, readChoices } from './choices';
import { codeOf } from './kinds';
import { LinkPanel } from './LinkPanel';
import { SitePanel } from './SitePanel';
import type { BuildFacts, Source } from './snippet';
import { WayField } from './WayField';
import { WAYS, type Way } from './ways';

export type EmbedBuilderProps = {
  /** The URLs of the loader's folder (`base`) and of the API. */
  readonly source: Pick<Source, 'base' | 'api'>;
  readonly broker: Pick<BrokerFacts, 'name' | 'licence'>;
  /** The broker's accent, used while the field for the accent is empty or invalid. */
  readonly accent: string;
  /** URL of the preview page. */
  readonly preview: string;
  /** Address of the page on which partners ask for an ID. */
  readonly ask: string;
  /** Resolves to facts about the build's files. Must not reject. */
  readonly built: Promise<BuildFacts>;
  readonly prerendered: boolean;
};

/** The partner's answers to two questions: how to use the form, and which site builder (`target`) to paste it into. */
type Answers = { readonly way: Way; readonly target: string };

/**
 * Reads the values from the fields in the page, not from state: browsers restore values on reload, and visitors may
 * type before scripts run.
 */
const valuesIn = (fields: HTMLElement | null): Partial<Answers> & Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(fields?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
      .filter(({ type, checked }) => type !== 'radio' || checked)
      .map(({ name, value }) => [name, value]),
  );

/**
 * Asks the partner how they will use the form. Below the question, renders what the partner needs for the chosen way:
 * the link, the snippet for a site builder, or everything for developers.
 */
export function EmbedBuilder({
  source,
  broker,
  accent,
  preview,
  ask,
  built,
  prerendered,
}: EmbedBuilderProps) {
  const root = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Choices>(() => readChoices({}));
  const [{ way, target }, setAnswers] = useState<Answers>({ way: WAYS[0], target: '' });
  const [files, setFiles] = useState<BuildFacts>();
  const [isLive, setLive] = useState(!prerendered);

  // Read the fields that the page has now. Keep the choices whose fields are not in the page: the partner may return to
  // the widget or way that has these fields.
  const read = useMemo(
    () => () => {
      const values = valuesIn(root.current);
      setChoices((before) => readChoices({ ...before, ...values }));
      setAnswers((before) => ({ way: values.way ?? before.way, target: values.target ?? before.target }));
    },
    [],
  );
  useEffect(() => {
    setLive(true);
    read();
  }, [read]);
  useEffect(() => {
    let isDisposed = false;
    built.then((facts) => !isDisposed && setFiles(facts));
    return () => {
      isDisposed = true;
    };
  }, [built]);

  // `files.pinned` is the loader of exactly this version, which most sites serve. Until `files` has loaded, assume that
  // the site serves it. Otherwise the list of choices would usually change when `files` arrives.
  const hasPinned = !files || files.pinned;
  const loadings = CHOICES.loading.filter(
    (loading) => loading === 'loader' || (loading === 'pinned' ? hasPinned : choices.widget === 'quote-form'),
  );
  // Partners who don't write code see only the fields `partner` and `lang`. They get the quote form with these two
  // choices, and with the defaults of all others.
  const plain = readChoices({ partner: choices.partner, lang: choices.lang });
  const wholeSource = { ...source, ...files };
  return (
    <div className="embed-builder" ref={root} onInput={read}>
      <WayField />
      <CommonFields choices={way === 'code' ? choices : plain} ask={ask} />
      {way === 'link' && (
        <LinkPanel
          link={codeOf('link', plain, wholeSource) ?? ''}
          broker={broker}
          isLive={isLive}
          canPrint={prerendered}
        />
      )}
      {way === 'site' && <SitePanel choices={plain} source={wholeSource} target={target} />}
      {way === 'code' && (
        <CodePanel
          choices={choices}
          loadings={loadings}
          problems={problemsOf(choices)}
          accent={accent}
          onInput={read}
          source={wholeSource}
          preview={preview}
        />
      )}
    </div>
  );
}
