import { useEffect, useMemo, useRef, useState } from 'react';
import { ChoiceFields } from './ChoiceFields';
import { CHOICES, type Choices, problemsOf, readChoices, rowOf } from './choices';
import { COPY } from './copy';
import { Output } from './Output';
import { Preview } from './Preview';
import type { BuildFacts, Source } from './snippet';

export type EmbedBuilderProps = {
  /** Where the snippets' files lie. */
  readonly source: Pick<Source, 'base' | 'api'>;
  /** The broker's own: what an empty field stands for. */
  readonly accent: string;
  /** The page that shows what was chosen. */
  readonly preview: string;
  /** What the build says of its files; never rejects. */
  readonly built: Promise<BuildFacts>;
  readonly prerendered: boolean;
};

/** What stands in the fields: a browser puts values back on reload, and people type before scripts arrive. */
const valuesIn = (fields: HTMLElement | null) =>
  Object.fromEntries(
    [...(fields?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name, value }) => [name, value]),
  );

/** Fields to choose from, the snippet in each of its kinds, and what it makes of a page. */
export function EmbedBuilder({ source, accent, preview, built, prerendered }: EmbedBuilderProps) {
  const root = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Choices>(() => readChoices({}));
  const [files, setFiles] = useState<BuildFacts>();
  const [live, setLive] = useState(!prerendered);

  // Fields come and go with the widget: what was chosen for another one stays.
  const read = useMemo(
    () => () => setChoices((before) => readChoices({ ...before, ...valuesIn(root.current) })),
    [],
  );
  useEffect(() => {
    setLive(true);
    read();
  }, [read]);
  useEffect(() => {
    let isGone = false;
    built.then((known) => !isGone && setFiles(known));
    return () => {
      isGone = true;
    };
  }, [built]);

  // All of them until it is known which this build has made: nothing moves where it has them all.
  const has = (file: 'pinned' | 'single') => !files || files[file];
  const loadings = CHOICES.loading.filter(
    (loading) =>
      loading === 'loader' ||
      (loading === 'pinned' ? has('pinned') : has('single') && choices.widget === 'quote-form'),
  );
  return (
    <div className="embed-builder" ref={root}>
      <div className="embed-builder__work">
        <ChoiceFields
          choices={choices}
          takes={rowOf(choices).takes}
          loadings={loadings}
          problems={problemsOf(choices)}
          accent={accent}
          onInput={read}
        />
        <Output choices={choices} source={{ ...source, ...files }} />
      </div>
      <h3 className="embed-builder__title">{COPY.preview}</h3>
      <Preview choices={choices} address={live ? preview : undefined} />
    </div>
  );
}
