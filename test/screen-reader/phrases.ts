/** Phrases to find in what Orca says, in this order. A string must be part of a text; a RegExp must match it. */
export type Phrases = readonly (string | RegExp)[];

const matches = (said: string, phrase: string | RegExp) =>
  typeof phrase === 'string' ? said.includes(phrase) : phrase.test(said);

/**
 * Returns the first phrase that is missing after the phrases before it: `phrase`. `before` is the phrase before it, and
 * `at` the index in `said` after that phrase. Returns undefined if all phrases are said in order.
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
/** Menus and lists repeat "link" and "leaving list.", but contain at least so many distinct texts per `WINDOW`. */
const MIN_DISTINCT = 24;

/** True if the last `WINDOW` texts are only a few distinct ones, said again and again. */
export const isLoop = (said: readonly string[]): boolean =>
  said.length >= WINDOW && new Set(said.slice(-WINDOW)).size < MIN_DISTINCT;
