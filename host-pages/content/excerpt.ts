import { beginningOf, paragraphsOf } from '../../widgets/contract/plain-text';

/** Number of characters of a text that are parsed: enough for the longest excerpt. */
const PARSED_CHARACTERS = 2000;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Returns the first sentences of an HTML text as plain text, at most `length` characters. If whole sentences would fill
 * less than half of `length`, cuts the text at a word and adds an ellipsis.
 */
export function firstSentences(html: string, length: number): string {
  const cut = excerpt(html, length);
  if (!cut.endsWith('…')) return cut;
  const starts = [...SENTENCES.segment(cut)].map(({ index }) => index);
  const whole = cut.slice(0, starts.at(-1)).trimEnd();
  return whole.length < length / 2 ? cut : whole;
}

/**
 * Returns up to `length` characters of an HTML text as plain text. Cuts a longer text at a word and adds an ellipsis.
 */
export function excerpt(html: string, length: number): string {
  const text = paragraphsOf(beginningOf(html, PARSED_CHARACTERS)).join(' ');
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = text.slice(0, length).lastIndexOf(' ');
  // A text without spaces is cut inside a word.
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
