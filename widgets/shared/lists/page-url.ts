import type { Env } from '../runtime/attach';

/**
 * Returns the base URL for links to our pages: on our own pages '/', as in the rest of their markup; elsewhere the
 * loader's folder, which also contains the pages.
 */
export const pagesBase = ({ base }: Pick<Env, 'base'>, prerendered: boolean) => (prerendered ? '/' : base);

/** Returns the URL of a page that an option names: relative to `base`, or an absolute URL or path. */
export const pageUrl = (page: string, base: string) => (/^(\/|https?:)/.test(page) ? page : base + page);
