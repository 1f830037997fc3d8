import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { INDEX_OPTIONS, type Kind, type SearchDocument, type Shown } from './index-options';

export type Found = Shown & {
  /** The words of the result that match the query. */
  readonly words: readonly string[];
};

export type Search = (query: string) => readonly Found[];

/** Most visitors look for a product, and a term explains in a sentence, so both rank higher. */
const WEIGHTS: Readonly<Record<Kind, number>> = { product: 1.2, term: 1.2, question: 1, page: 1.1, post: 1 };

/** Shortest word that may be misspelt: a shorter word with a wrong letter is another word. */
const MIN_FUZZY_LENGTH = 5;

/**
 * Weights of a title that begins with a word of the query, or with a longer word that begins with it. So Health
 * Insurance comes before Group Health Insurance, and Claims before No claim bonus, but for "car" Careers doesn't come
 * before what insures a car.
 */
const [FIRST_WORD_WEIGHT, FIRST_PREFIX_WEIGHT] = [2, 1.3];
const SAME_TITLE_WEIGHT = 1.4;

const SEARCH_OPTIONS: SearchOptions = {
  boost: { title: 5, names: 3 },
  // Single letters are only prefixes if they are the whole query: in "D&O" they are words.
  prefix: (term, _, terms) => term.length > 1 || terms.length === 1,
  // "car" is more likely a car than the beginning of "care".
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

/** @param json the index from the build */
export function openIndex(json: string): Search {
  const index = MiniSearch.loadJSON<SearchDocument>(json, INDEX_OPTIONS);
  return (query) => {
    const text = query.trim().toLowerCase();
    const options: SearchOptions = {
      ...SEARCH_OPTIONS,
      boostDocument: (_, term, shown) => weightOf(shown as Shown, term, text),
    };
    const all = index.search(query, { ...options, combineWith: 'AND' });
    return (all.length > 0 ? all : index.search(query, options)).map(toFound);
  };
}
