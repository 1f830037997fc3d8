import type { SampleShare } from '../../content/samples';

const TEXTS = { all: 'Sample', some: 'Partly samples' } as const;

/**
 * Renders a tag that marks the following content as a sample. The tag must be outside a list's markup, since the list's
 * widget may replace that markup.
 */
export const SampleTag = ({ share }: { readonly share: SampleShare }) =>
  share === 'none' ? null : <span className="tag">{TEXTS[share]}</span>;
