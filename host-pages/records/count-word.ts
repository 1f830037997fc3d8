const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a number for running text: a number up to ten as a word, and a larger number as figures. */
export const countWord = (count: number) => WORDS[count] ?? `${count}`;

/** Returns the result of `countWord` with a capital letter. */
export const countWordFirst = (count: number) =>
  countWord(count).replace(/^./, (letter) => letter.toUpperCase());
