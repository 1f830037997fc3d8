/**
 * Folder of the posts' pages: the path of a page is /blog-details/ followed by the post's id in base64 (requirements
 * 2.1).
 */
export const POST_FOLDER = 'blog-details';

/**
 * Encodes the id's UTF-8 bytes in base64url with padding. Base64url has - and _ where base64 has + and /, which have
 * special meanings in a URL. Static hosts would treat even a percent-encoded slash as the end of a folder's name.
 */
export const encodeId = (id: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(id)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');

/**
 * Decodes base64 or base64url, with full, partial or no padding, percent-encoded or not. Returns undefined for anything
 * that isn't an encoded id.
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

/** Returns the URL of a post's page. `base` ends with a slash. */
export const postUrl = (id: string, base: string) => `${base}${POST_FOLDER}/${encodeId(id)}`;

/**
 * Returns the post's id from the URL of its page. Usually the path contains the encoded id. On a host that can't serve
 * such paths, the parameter `id` contains the id itself.
 */
export function postIdFromUrl({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const [, encoded] = pathname.split(`/${POST_FOLDER}/`);
  if (encoded) return decodeId(encoded.replace(/\/$/, ''));
  return new URLSearchParams(search).get('id') || undefined;
}
