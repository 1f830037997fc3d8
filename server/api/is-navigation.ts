import type { IncomingMessage } from 'node:http';
import { NATIVE_FIELD } from '../../widgets/contract/own-api-fields';
import type { Form } from './read-form';

const TYPE_OF_PAGES = /^(text\/html|application\/xhtml\+xml)$/;

/**
 * Returns the highest quality (`q`) that an Accept header gives to a media type that `type` matches. Ignores wildcards.
 */
function quality(accept: string, type: RegExp): number {
  const ranges = accept.toLowerCase().split(',');
  const qualities = ranges.map((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
    return type.test(name) ? Number(given?.replace(/^q\s*=\s*/, '') ?? 1) || 0 : 0;
  });
  return Math.max(...qualities);
}

/** True if an Accept header names HTML and prefers it to JSON. */
const namesHtml = (accept: string) => quality(accept, TYPE_OF_PAGES) > quality(accept, /^application\/json$/);

/**
 * True if the browser itself will show the response, for example after it has submitted a form without a script.
 * `Accept` alone can't tell, since text browsers send the same header as curl.
 * @param form the fields that have been read; a form submitted without a script has NATIVE_FIELD
 */
export function isNavigation({ headers }: Pick<IncomingMessage, 'headers'>, form?: Form): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode === 'navigate' || namesHtml(headers.accept ?? '')) return true;
  // With any other mode, a script has sent the request. The mode is reliable, since scripts can't set `Sec-Fetch-Mode`.
  if (mode) return false;
  return form?.has(NATIVE_FIELD) ?? false;
}
