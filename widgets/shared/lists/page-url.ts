import type { Env } from '../runtime/attach';

/**
 * The folder of our pages as links have it: on our own pages the root, as in all their markup; elsewhere the loader's
 * folder, beside which they lie.
 */
export const pagesBase = ({ base }: Pick<Env, 'base'>, prerendered: boolean) => (prerendered ? '/' : base);

/** Of a page that is named by an option: beside the others, or with an address of its own. */
export const pageUrl = (page: string, base: string) => (/^(\/|https?:)/.test(page) ? page : base + page);
