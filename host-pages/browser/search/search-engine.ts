import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { INDEX_OPTIONS, type Kind, type SearchDocument, type Shown } from './index-options';

export type Found = Shown & {
  /** The words of the result that match the query. */
  readonly words: readonly string[];
};

export type Search = (query: string) => readonly Found[];

/** A product is what most visitors look for, and a term explains in a sentence. */
const WEIGHTS: Readonly<Record<Kind, number>> = { product: 1.2, term: 1.3, question: 1, page: 1, post: 1 };

/** A shorter word with a wrong letter is another word. */
const MIN_FUZZY_LENGTH = 5;

const SEARCH_OPTIONS: SearchOptions = {
  boost: { title: 5, names: 3 },
  // In "D&O" the letters are words.
  prefix: (term, _, terms) => term.length > 1 || terms.length === 1,
  // "car" is a car rather than the beginning of a care.
  weights: { prefix: 0.2, fuzzy: 0.3 },
  // One wrong letter in five.
  fuzzy: (term) => (term.length < MIN_FUZZY_LENGTH ? false : 0.2),
  boostDocument: (_, __, shown) => WEIGHTS[(shown as Shown).kind],
};

const toFound = ({ terms, ...shown }: SearchResult) => ({ ...(shown as unknown as Shown), words: terms });

/** @param json the index that the build has made */
export function openIndex(json: string): Search {
  const index = MiniSearch.loadJSON<SearchDocument>(json, INDEX_OPTIONS);
  return (query) => {
    const all = index.search(query, { ...SEARCH_OPTIONS, combineWith: 'AND' });
    return (all.length > 0 ? all : index.search(query, SEARCH_OPTIONS)).map(toFound);
  };
}
