import type { Options } from 'minisearch';

export type Kind = 'product' | 'term' | 'question' | 'page' | 'post';

/** The fields that a result shows. */
export type Shown = {
  readonly kind: Kind;
  /** What the result is: "Question about Health Insurance". */
  readonly label: string;
  readonly title: string;
  /** Root-relative URL. */
  readonly path: string;
  readonly excerpt: string;
};

export type SearchDocument = Shown & {
  readonly id: number;
  /** Other names of the result. */
  readonly names?: string;
  /** The text that is searched instead of the excerpt. It is not shown. */
  readonly text: string;
};

// Words in nearly every text. Without them the index is a tenth smaller, and "what is an IDV" finds the IDV.
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its me my of on or our that the their this to was we what when which who will with you your'.split(
    ' ',
  ),
);

/** The index is built and read with the same options. */
export const INDEX_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'names', 'text'],
  storeFields: ['kind', 'label', 'title', 'path', 'excerpt'],
  processTerm: (word) => {
    const term = word.toLowerCase();
    return STOP_WORDS.has(term) ? null : term;
  },
};
