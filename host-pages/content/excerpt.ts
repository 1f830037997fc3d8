import { paragraphsOf } from '../../widgets/shared/html/plain-text';

/** Long enough for the longest excerpt, so that the rest of a long text is not parsed. */
const PARSED_CHARACTERS = 2000;

/** The beginning of an HTML text as plain text, cut at a word: at most `length` characters, with an ellipsis if cut. */
export function excerpt(html: string, length: number): string {
  const text = paragraphsOf(html.slice(0, PARSED_CHARACTERS)).join(' ');
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = text.slice(0, length).lastIndexOf(' ');
  // A text without spaces is cut inside a word.
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
