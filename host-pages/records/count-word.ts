const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a count for running text: in words up to ten, then in figures. */
export const countWord = (count: number) => WORDS[count] ?? `${count}`;

/** Like `countWord`, with a capital letter. */
export const countWordFirst = (count: number) =>
  countWord(count).replace(/^./, (letter) => letter.toUpperCase());
