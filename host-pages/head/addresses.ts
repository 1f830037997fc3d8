import type { SiteModel } from './site-model';

/**
 * Percent-encodes a path, including its apostrophes and round brackets. URLs may contain these characters, but chat
 * apps and mail programs end an address before them, and metascraper (a library for link previews) rejects them.
 */
export const encodePath = (path: string) =>
  encodeURI(path).replace(/[?#'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the absolute URL of a page or file. */
export const addressOf = ({ origin }: Pick<SiteModel, 'origin'>, path: string) => origin + encodePath(path);

/** Returns the path of a page's share image, relative to `dist`. */
export function shareImageFile(path: string): string {
  const name = path
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `share/${name || 'home'}.png`;
}
