/** The way to a post: /blog-details/ and its id in base64, (requirements 2). */
const FOLDER = 'blog-details';

/**
 * Base64 of the id's UTF-8. The two of its characters that mean something else in an address are - and _ instead; static
 * hosts would take an encoded slash for a folder.
 */
export const encodeId = (id: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(id)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');

/** Understands either alphabet, with or without padding, percent-encoded or not. Undefined where it is nothing of the kind. */
export function decodeId(written: string): string | undefined {
  try {
    const base64 = decodeURIComponent(written).replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || undefined;
  } catch {
    return undefined;
  }
}

/** @param base ends with a slash */
export const postAddress = (id: string, base: string) => `${base}${FOLDER}/${encodeId(id)}`;

/** The post that an address names: in its path, or, where a host cannot serve that, as `?id=` with the id itself. */
export function postIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const [, written] = pathname.split(`/${FOLDER}/`);
  if (written) return decodeId(written.replace(/\/$/, ''));
  return new URLSearchParams(search).get('id') || undefined;
}
