/**
 * Characters that act on a terminal, or change the direction of the text after them, so that it reads differently from what
 * it is. Line breaks are among them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds them
const ACTING = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** A text in one line, without characters that act on a terminal. */
export const printableLine = (text: string): string => text.replace(/\s+/g, ' ').replace(ACTING, '');

/** The lines of a text, each of them printable. A carriage return, which would overwrite its line, ends one. */
export const printableLines = (text: string): string[] => text.split(/\r\n?|\n/).map(printableLine);
