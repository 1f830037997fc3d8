import { Readability } from '@mozilla/readability';

/** Returns what a reading mode shows of a page, as HTML. */
export const read = (document) => new Readability(document).parse()?.content ?? '';
