import type { SampleShare } from '../../content/samples';

const TEXTS = { all: 'Sample', some: 'Partly samples' } as const;

/**
 * Renders a tag that marks the following content as a sample. The tag must be outside lists, whose markup widgets
 * replace.
 */
export const SampleTag = ({ share }: { readonly share: SampleShare }) =>
  share === 'none' ? null : <span className="tag">{TEXTS[share]}</span>;
