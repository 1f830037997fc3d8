import { paragraphsOf } from '../../widgets/shared/html/plain-text';

/** Long enough for the longest excerpt, so that the rest of a long text is not parsed. */
const PARSED_CHARACTERS = 2000;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The first sentences of an HTML text as plain text, at most `length` characters. Cut at a word, with an ellipsis, if they
 * would be less than half as long.
 */
export function firstSentences(html: string, length: number): string {
  const cut = excerpt(html, length);
  if (!cut.endsWith('…')) return cut;
  const starts = [...SENTENCES.segment(cut)].map(({ index }) => index);
  const whole = cut.slice(0, starts.at(-1)).trimEnd();
  return whole.length < length / 2 ? cut : whole;
}

/** The beginning of an HTML text as plain text, cut at a word: at most `length` characters, with an ellipsis if cut. */
export function excerpt(html: string, length: number): string {
  const text = paragraphsOf(html.slice(0, PARSED_CHARACTERS)).join(' ');
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = text.slice(0, length).lastIndexOf(' ');
  // A text without spaces is cut inside a word.
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
