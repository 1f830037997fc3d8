const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a number as text for a sentence. Numbers up to ten become words. Larger numbers stay figures. */
export const countWord = (count: number) => WORDS[count] ?? `${count}`;

/** Returns the result of `countWord` with a capital letter. */
export const countWordFirst = (count: number) =>
  countWord(count).replace(/^./, (letter) => letter.toUpperCase());
