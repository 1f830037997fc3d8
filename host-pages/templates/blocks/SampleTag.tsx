import type { SampleShare } from '../../content/samples';

const TEXTS = { all: 'Sample', some: 'Partly samples' } as const;

/** Says that what follows is a sample. It is outside the lists, which widgets replace. */
export const SampleTag = ({ share }: { readonly share: SampleShare }) =>
  share === 'none' ? null : <span className="tag">{TEXTS[share]}</span>;
