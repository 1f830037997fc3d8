import { paragraphsOf } from '../../widgets/shared/html/plain-text';

/** Words that adults read silently in a minute, rounded down: https://doi.org/10.1016/j.jml.2019.104047 */
const WORDS_PER_MINUTE = 230;

/** How long an HTML text takes to read, in whole minutes; at least one. */
export const minutesToRead = (html: string): number =>
  Math.max(1, Math.round(paragraphsOf(html).join(' ').split(/\s+/).length / WORDS_PER_MINUTE));
