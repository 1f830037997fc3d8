/** A post's page is at /blog-details/ and its id in base64 (requirements 2.1). */
export const POST_FOLDER = 'blog-details';

/**
 * Base64 of the id's UTF-8 bytes, with - and _ instead of the two characters that have a meaning in a URL. Static hosts
 * would read an encoded slash as a folder.
 */
export const encodeId = (id: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(id)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');

/**
 * Decodes either alphabet, with padding, a part of it or none, percent-encoded or not. Undefined if it is not an encoded id.
 */
export function decodeId(encoded: string): string | undefined {
  try {
    const base64 = decodeURIComponent(encoded).replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, '');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || undefined;
  } catch {
    return undefined;
  }
}

/** @param base ends with a slash */
export const postUrl = (id: string, base: string) => `${base}${POST_FOLDER}/${encodeId(id)}`;

/** The id of the post in a URL: in its path, or, for hosts that cannot serve such paths, plain in `?id=`. */
export function postIdFromUrl({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const [, encoded] = pathname.split(`/${POST_FOLDER}/`);
  if (encoded) return decodeId(encoded.replace(/\/$/, ''));
  return new URLSearchParams(search).get('id') || undefined;
}
