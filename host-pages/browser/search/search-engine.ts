import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import {
  EVERYDAY_FIELD,
  INDEX_OPTIONS,
  type Kind,
  type SearchDocument,
  type Shown,
  toWord,
} from './index-options';

export type Found = Shown & {
  /** The words of the result that match the query. */
  readonly words: readonly string[];
};

export type Search = (query: string) => readonly Found[];

/**
 * Weights of results by kind. Products rank higher because most visitors look for a product. Terms rank higher because
 * a definition answers in one sentence.
 */
const WEIGHTS: Readonly<Record<Kind, number>> = { product: 1.2, term: 1.2, question: 1, page: 1.1, post: 1 };

/** Minimum length of a word that may be misspelt. In a shorter word, a wrong letter often makes another word. */
const MIN_FUZZY_LENGTH = 5;

/**
 * Weights of results by the first word of their title:
 * - FIRST_WORD_WEIGHT if a word of the query is the first word
 * - FIRST_PREFIX_WEIGHT if a word of the query is only the beginning or a misspelling of the first word
 * So Health Insurance comes before Group Health Insurance, and Claims before No claim bonus.
 */
const [FIRST_WORD_WEIGHT, FIRST_PREFIX_WEIGHT] = [2, 1.3];
const SAME_TITLE_WEIGHT = 3;

/**
 * Minimum length of a word that also matches longer words which begin with it. Counts letters as a reader does: see
 * `countLetters`.
 */
const MIN_PREFIX_LENGTH = 4;

/** Words that are in so many queries that they hardly distinguish results. */
const COMMON_WORDS = ['insurance', 'policy', 'plan', 'cover'];

const WHOLE_WORDS: SearchOptions = {
  boost: { title: 5, names: 3, [EVERYDAY_FIELD]: 9 },
  boostTerm: (term) => (COMMON_WORDS.includes(term) ? 0.1 : 1),
};

const SIMILAR_WORDS: SearchOptions = {
  ...WHOLE_WORDS,
  prefix: (term) => countLetters(term) >= MIN_PREFIX_LENGTH,
  weights: { prefix: 0.2, fuzzy: 0.3 },
  // Allows one wrong letter in five.
  fuzzy: (term) => (term.length < MIN_FUZZY_LENGTH ? false : 0.2),
};

/** @param term the word of the document that matches the query */
function weightOf({ kind, title }: Shown, term: string, query: string): number {
  const [name, words] = [title.toLowerCase(), query.split(/[^\p{L}\p{N}]+/u)];
  const weight = WEIGHTS[kind] * (name === query ? SAME_TITLE_WEIGHT : 1);
  if (!name.startsWith(term)) return weight;
  // A plural counts as the same word.
  const isWhole = words.some((word) => term === word || term === `${word}s`);
  return weight * (isWhole ? FIRST_WORD_WEIGHT : FIRST_PREFIX_WEIGHT);
}

const toFound = ({ terms, ...shown }: SearchResult) => ({ ...(shown as unknown as Shown), words: terms });

const wordsOf = (text: string) =>
  MiniSearch.getDefault('tokenize')(text, '').flatMap((part: string) => toWord(part) ?? []);

/**
 * Returns the number of letters in a word. A letter with its vowel signs is one letter. Firefox before version 125 has
 * no `Intl.Segmenter`, so there all characters except combining marks count.
 */
function countLetters(word: string): number {
  if (!Intl.Segmenter) return word.replace(/\p{M}/gu, '').length;
  return [...new Intl.Segmenter().segment(word)].length;
}

/** @param json the index from the build */
export function openIndex(json: string): Search {
  const index = MiniSearch.loadJSON<SearchDocument>(json, INDEX_OPTIONS);

  /**
   * Returns the query for a word of the search text.
   * - A word of at least `MIN_PREFIX_LENGTH` letters also matches the beginnings of longer words: see `SIMILAR_WORDS`.
   * - A shorter word matches beginnings only if the index doesn't contain the word itself, and only in everyday names.
   * So "car" doesn't find careers.
   */
  function withBeginnings(word: string): Query {
    if (countLetters(word) >= MIN_PREFIX_LENGTH || index.search(word, WHOLE_WORDS).length > 0) return word;
    return { queries: [word], fields: [EVERYDAY_FIELD], prefix: true };
  }

  return (query) => {
    const text = query.trim().toLowerCase();
    const words = wordsOf(text);
    const find = (queries: Query[], combineWith: 'AND' | 'OR', options: SearchOptions) =>
      index.search(
        { queries, combineWith },
        { ...options, boostDocument: (_, term, shown) => weightOf(shown as Shown, term, text) },
      );

    const similar = words.map(withBeginnings);
    const whole = find(words, 'AND', WHOLE_WORDS);
    const isWhole = new Set(whole.map(({ id }) => id));
    const all = [...whole, ...find(similar, 'AND', SIMILAR_WORDS).filter(({ id }) => !isWhole.has(id))];
    return (all.length > 0 ? all : find(similar, 'OR', SIMILAR_WORDS)).map(toFound);
  };
}
