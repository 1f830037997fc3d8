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
  /** The result's language, if it isn't English. */
  readonly lang?: string | undefined;
};

export type SearchDocument = Shown & {
  readonly id: number;
  /** Other names of the result. */
  readonly names?: string;
  /** What visitors call it, also in Hindi and Telugu. */
  readonly everydayNames?: string;
  /** The text that is searched instead of the excerpt. It is not shown. */
  readonly text: string;
};

// Words in nearly every text. Without them the index is a tenth smaller, and "what is an IDV" finds the IDV.
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its me my of on or our that the their this to was we what when which who will with you your का की के को है में लिए कैसे क्या ka ki ke ko hai kaise kya liye కి కు కోసం ఎలా kosam ela'.split(
    ' ',
  ),
);

/** A word in other languages and spellings, by the word of the index. */
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

/** A separate field: words of this field also match by a short beginning. */
export const EVERYDAY_FIELD = 'everydayNames';

/** Invisible characters that keyboards add to some Telugu and Hindi words. */
const JOINERS = /[\u200c\u200d]/g;

/** Returns the word under which a part of a text is found, or null if it is in nearly every text. */
export function toWord(part: string): string | null {
  const word = part.toLowerCase().normalize().replace(JOINERS, '');
  return word === '' || STOP_WORDS.has(word) ? null : (SPELT.get(word) ?? word);
}

/** The index is built and read with the same options. */
export const INDEX_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'names', 'text', EVERYDAY_FIELD],
  storeFields: ['kind', 'label', 'title', 'path', 'excerpt', 'lang'],
  processTerm: toWord,
};
