const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a number for running text: as a word up to ten, as figures above. */
export const countWord = (count: number) => WORDS[count] ?? `${count}`;

/** Returns `countWord` with a capital letter. */
export const countWordFirst = (count: number) =>
  countWord(count).replace(/^./, (letter) => letter.toUpperCase());
