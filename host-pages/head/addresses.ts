import type { Broker } from './broker';

/** A decoded path as it stands in an address. Quotes and round brackets may stand there as they are. */
export const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** A page's or file's whole address. */
export const addressOf = ({ origin }: Pick<Broker, 'origin'>, path: string) => origin + encodePath(path);

/** Where a page's share image lies in dist. */
export function shareImageFile(path: string): string {
  const name = path
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `share/${name || 'home'}.png`;
}
