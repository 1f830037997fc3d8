import { decodeId, encodeId } from './post-id';

export const JOB_FOLDER = 'career-details';
const PLAIN = /^[\w-]+$/;

/** Returns the URL of an opening's page. `base` ends with a slash. */
export const jobUrl = (id: string, base: string) =>
  `${base}${JOB_FOLDER}/${PLAIN.test(id) ? id : `~${encodeId(id)}`}`;

/** Returns the opening's id from the path of a URL, or from its parameter `job`, where the id is not encoded. */
export function jobIdFromUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, segment = ''] = pathname.split(`/${JOB_FOLDER}/`);
  // Some programs encode the tilde.
  const name = segment.replace(/\/$/, '').replace(/^%7e/i, '~');
  if (name.startsWith('~')) return decodeId(name.slice(1));
  return name || new URLSearchParams(search).get('job') || undefined;
}
