import type { SampleShare } from '../../content/samples';

const TEXTS = { all: 'Sample', some: 'Partly samples' } as const;

/** Says that what is below it is a sample, outside the lists that widgets replace. */
export const SampleTag = ({ share }: { readonly share: SampleShare }) =>
  share === 'none' ? null : <span className="tag">{TEXTS[share]}</span>;
