import { paragraphsOf } from '../../widgets/shared/html/plain-text';

/** Words that adults read silently in a minute, rounded down: https://doi.org/10.1016/j.jml.2019.104047 */
const WORDS_PER_MINUTE = 230;

/** Several pages show the reading time of a post. */
const known = new Map<string, number>();

/** How long an HTML text takes to read, in whole minutes; at least one. */
export function minutesToRead(html: string): number {
  const minutes =
    known.get(html) ??
    Math.max(1, Math.round(paragraphsOf(html).join(' ').split(/\s+/).length / WORDS_PER_MINUTE));
  known.set(html, minutes);
  return minutes;
}
