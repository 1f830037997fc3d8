/**
 * Phrases that Orca must say in this order. A string counts as said if one of Orca's texts contains it. A RegExp counts
 * as said if it matches one of Orca's texts.
 */
export type Phrases = readonly (string | RegExp)[];

const matches = (said: string, phrase: string | RegExp) =>
  typeof phrase === 'string' ? said.includes(phrase) : phrase.test(said);

/**
 * Returns undefined if all phrases are said in order. Otherwise returns the first missing `phrase`, the phrase `before`
 * it in the list, and the index `at` in `said` from which `phrase` was searched.
 */
export function missingPhrase(said: readonly string[], phrases: Phrases) {
  let at = 0;
  let before: string | RegExp = 'the start';
  for (const phrase of phrases) {
    const found = said.findIndex((text, index) => index >= at && matches(text, phrase));
    if (found < 0) return { phrase, before, at };
    at = found + 1;
    before = phrase;
  }
  return undefined;
}

/** Returns the texts that match one of `phrases`. */
export const foundPhrases = (said: readonly string[], phrases: Phrases): readonly string[] =>
  said.filter((text) => phrases.some((phrase) => matches(text, phrase)));

const WINDOW = 150;
/**
 * Minimum number of distinct texts among `WINDOW` texts of Orca. With fewer, Orca is in a loop: even menus and lists,
 * which repeat "link" and "leaving list.", have this many.
 */
const MIN_DISTINCT = 24;

/**
 * True if the last `WINDOW` texts contain fewer than `MIN_DISTINCT` distinct texts. False if Orca has said fewer than
 * `WINDOW` texts.
 */
export const isLoop = (said: readonly string[]): boolean =>
  said.length >= WINDOW && new Set(said.slice(-WINDOW)).size < MIN_DISTINCT;
