import { paragraphsOf } from '../../widgets/contract/plain-text';

/** Number of words that adults read silently in a minute, rounded down: https://doi.org/10.1016/j.jml.2019.104047 */
const WORDS_PER_MINUTE = 230;

/** Caches reading times, keyed by the text, since several pages show the same post's reading time. */
const known = new Map<string, number>();

/** Returns how long an HTML text takes to read, in whole minutes, at least 1. */
export function minutesToRead(html: string): number {
  const minutes =
    known.get(html) ??
    Math.max(1, Math.round(paragraphsOf(html).join(' ').split(/\s+/).length / WORDS_PER_MINUTE));
  known.set(html, minutes);
  return minutes;
}
