import type { SiteModel } from './site-model';

/** Percent-encodes a path. Quotes and round brackets need no encoding and stay as they are. */
export const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** The absolute URL of a page or file. */
export const addressOf = ({ origin }: Pick<SiteModel, 'origin'>, path: string) => origin + encodePath(path);

/** The path of a page's share image, relative to `dist`. */
export function shareImageFile(path: string): string {
  const name = path
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `share/${name || 'home'}.png`;
}
