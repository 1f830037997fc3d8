import { encodeId } from './post-id';

const PLAIN = /^[\w-]+$/;

/** The URL of an opening's page. `base` ends with a slash. */
export const jobUrl = (id: string, base: string) =>
  `${base}career-details/${PLAIN.test(id) ? id : `~${encodeId(id)}`}`;
