import { Readability } from '@mozilla/readability';

/** Returns the part of a page that a browser's reading mode shows, as HTML. */
export const read = (document) => new Readability(document).parse()?.content ?? '';
