import { decodeId, encodeId } from './post-id';

export const JOB_FOLDER = 'career-details';
const PLAIN = /^[\w-]+$/;

/**
 * Returns the URL of a job's page. `base` ends with a slash. If the id has characters other than ASCII letters, digits,
 * underscores and hyphens, the URL contains a tilde and the encoded id.
 */
export const jobUrl = (id: string, base: string) =>
  `${base}${JOB_FOLDER}/${PLAIN.test(id) ? id : `~${encodeId(id)}`}`;

/**
 * Returns the job's id from the path of a URL. If the path has no id, returns the parameter `job`, which contains the
 * id itself.
 */
export function jobIdFromUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, segment = ''] = pathname.split(`/${JOB_FOLDER}/`);
  // Some programs write the tilde as %7E.
  const name = segment.replace(/\/$/, '').replace(/^%7e/i, '~');
  if (name.startsWith('~')) return decodeId(name.slice(1));
  return name || new URLSearchParams(search).get('job') || undefined;
}
