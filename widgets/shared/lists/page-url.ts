import type { Env } from '../runtime/attach';

/**
 * The folder of our pages for use in links: on our own pages the root, as in the rest of their markup; elsewhere the
 * loader's folder, which also has the pages.
 */
export const pagesBase = ({ base }: Pick<Env, 'base'>, prerendered: boolean) => (prerendered ? '/' : base);

/** The URL of a page named by an option: a page in `base`, or an absolute URL or path. */
export const pageUrl = (page: string, base: string) => (/^(\/|https?:)/.test(page) ? page : base + page);
