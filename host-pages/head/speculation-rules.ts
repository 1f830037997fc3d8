/** URLs that must not be prerendered: the API, pages for frames, and files (only their paths contain a dot). */
const NOT_PAGES = ['/api/*', '/embed/*', '/*.*'];
/** Matches links that don't open another page in this tab. */
const NOT_HERE = '[href^="#"], [download], [target]';

/** Makes browsers prerender a page of the site when its link is hovered. Paths are on the page's own origin. */
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
