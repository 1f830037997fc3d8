/** URLs that must not be prerendered: the API, pages for frames, and files (only their paths contain a dot). */
const NOT_PAGES = ['/api/*', '/embed/*', '/*.*'];
/**
 * Matches links that don't open another page in the same tab: links within the page, downloads, and links with a
 * target.
 */
const NOT_HERE = '[href^="#"], [download], [target]';

/**
 * Rules that make browsers prerender a page of the site when a link to it is hovered. `/*` matches only URLs on the
 * page's own origin.
 */
export const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_PAGES } },
          { not: { selector_matches: NOT_HERE } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
