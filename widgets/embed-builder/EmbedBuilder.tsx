import { useEffect, useMemo, useRef, useState } from 'react';
import { ChoiceFields } from './ChoiceFields';
import { CHOICES, type Choices, problemsOf, readChoices, rowOf } from './choices';
import { COPY } from './copy';
import { Output } from './Output';
import { Preview } from './Preview';
import type { BuildFacts, Source } from './snippet';

export type EmbedBuilderProps = {
  /** The URLs of the folder that contains the snippets' files, and of the API. */
  readonly source: Pick<Source, 'base' | 'api'>;
  /** The broker's accent, used if the field is empty. */
  readonly accent: string;
  /** URL of the preview page. */
  readonly preview: string;
  /** Facts about the build's files. Must not reject. */
  readonly built: Promise<BuildFacts>;
  readonly prerendered: boolean;
};

/** Reads the fields' values: browsers restore values on reload, and visitors may type before scripts run. */
const valuesIn = (fields: HTMLElement | null) =>
  Object.fromEntries(
    [...(fields?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name, value }) => [name, value]),
  );

/** The fields, the snippet in all its kinds, and a preview. */
export function EmbedBuilder({ source, accent, preview, built, prerendered }: EmbedBuilderProps) {
  const root = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Choices>(() => readChoices({}));
  const [files, setFiles] = useState<BuildFacts>();
  const [isHydrated, setHydrated] = useState(!prerendered);

  // Keep the choices made for another widget, whose fields may be missing now.
  const read = useMemo(
    () => () => setChoices((before) => readChoices({ ...before, ...valuesIn(root.current) })),
    [],
  );
  useEffect(() => {
    setHydrated(true);
    read();
  }, [read]);
  useEffect(() => {
    let isDisposed = false;
    built.then((facts) => !isDisposed && setFiles(facts));
    return () => {
      isDisposed = true;
    };
  }, [built]);

  // Until the build's facts have loaded, assume that all files exist: usually they do, and then nothing shifts.
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
      <Preview choices={choices} address={isHydrated ? preview : undefined} />
    </div>
  );
}
