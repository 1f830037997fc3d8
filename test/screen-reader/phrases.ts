/** Phrases that Orca must say in this order, each one or a part of one that it said; RegExp where words vary. */
export type Phrases = readonly (string | RegExp)[];

const matches = (said: string, phrase: string | RegExp) =>
  typeof phrase === 'string' ? said.includes(phrase) : phrase.test(said);

/**
 * Returns the first phrase that is not said after those before it, the phrase before it, and the index in `said` that follows
 * that one; undefined if all are said in this order.
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
/** Menus and lists repeat "link" and "leaving list.", but not only a few texts for so long. */
const MIN_DISTINCT = 24;

/** Returns whether the last texts are only a few, said again and again. */
export const isLoop = (said: readonly string[]): boolean =>
  said.length >= WINDOW && new Set(said.slice(-WINDOW)).size < MIN_DISTINCT;
