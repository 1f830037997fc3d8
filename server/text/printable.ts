/**
 * Matches lone surrogates, and characters that control a terminal, including line breaks. Also matches characters that
 * change the direction of the text after them: a reader would see that text in the wrong order.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds them
const ACTING = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** Joins the lines of a text into one line, and removes the characters that ACTING matches. */
export const printableLine = (text: string): string => text.replace(/\s+/g, ' ').replace(ACTING, '');

/**
 * Returns a text's lines, each made printable. A carriage return ends a line: otherwise a terminal would write the text
 * after it over the text before it.
 */
export const printableLines = (text: string): string[] => text.split(/\r\n?|\n/).map(printableLine);
