import type { Options } from 'minisearch';

export type Kind = 'product' | 'term' | 'question' | 'page' | 'post';

/** The fields that a result shows. */
export type Shown = {
  readonly kind: Kind;
  /** Says what the result is, such as "Question about Health Insurance". */
  readonly label: string;
  readonly title: string;
  /** Root-relative URL. */
  readonly path: string;
  readonly excerpt: string;
  /** The result's language, if it isn't English. */
  readonly lang?: string | undefined;
};

export type SearchDocument = Shown & {
  readonly id: number;
  /** Other names of the result. */
  readonly names?: string;
  /** Names that visitors use for the page, also in Hindi and Telugu. */
  readonly everydayNames?: string;
  /** The text that is searched. Results show the excerpt instead. */
  readonly text: string;
};

// Words that nearly every text contains. The index leaves out these words. So the index is a tenth smaller, and the
// query "what is an IDV" finds the term IDV.
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its me my of on or our that the their this to was we what when which who will with you your का की के को है में लिए कैसे क्या ka ki ke ko hai kaise kya liye కి కు కోసం ఎలా kosam ela'.split(
    ' ',
  ),
);

/** Maps a word to its other spellings and translations. The index contains the word instead of these. */
const SPELLINGS = {
  insurance:
    'insurence bima beema bhima bheema vima बीमा बिमा इंश्योरेंस इन्श्योरेंस इंशोरेंस इन्शुरन्स బీమా భీమా ఇన్సూరెన్స్ ఇన్స్యూరెన్స్ ఇన్సురెన్స్',
  policy: 'polisi पॉलिसी पालिसी పాలసీ పాలసి',
};
const SPELT = new Map(
  Object.entries(SPELLINGS).flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, word] as const),
  ),
);

/**
 * Name of the field with everyday names. Only in this field may a short word of a query match the beginning of a longer
 * word, so this field is separate from `names`.
 */
export const EVERYDAY_FIELD = 'everydayNames';

/** Invisible characters that keyboards add to some Telugu and Hindi words. */
const JOINERS = /[\u200c\u200d]/g;

/** Returns a word in the form that the index contains: "insurance" for "Bima". Returns null for a stop word. */
export function toWord(part: string): string | null {
  const word = part.toLowerCase().normalize().replace(JOINERS, '');
  return word === '' || STOP_WORDS.has(word) ? null : (SPELT.get(word) ?? word);
}

/** Options of the index. The build and the browser must use the same options. */
export const INDEX_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'names', 'text', EVERYDAY_FIELD],
  storeFields: ['kind', 'label', 'title', 'path', 'excerpt', 'lang'],
  processTerm: toWord,
};
