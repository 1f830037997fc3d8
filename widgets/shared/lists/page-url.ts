import type { Env } from '../runtime/attach';

/**
 * Returns the base URL for links to our pages. On our own pages it is '/', as in their other links. On other pages it
 * is the loader's folder, which also contains our pages.
 */
export const pagesBase = ({ base }: Pick<Env, 'base'>, prerendered: boolean) => (prerendered ? '/' : base);

/**
 * Returns the URL of a page. `page` is the value of an option: an absolute URL or path, or an address relative to
 * `base`.
 */
export const pageUrl = (page: string, base: string) => (/^(\/|https?:)/.test(page) ? page : base + page);
