/** URLs not to prerender: the API, pages for frames, and files, whose paths all contain a dot. */
const NOT_PAGES = ['/api/*', '/embed/*', '/*.*'];
/** Links that do not open another page in this tab. */
const NOT_HERE = '[href^="#"], [download], [target]';

/** Prerenders a page of the site when its link is hovered. Paths are relative to the page's own origin. */
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
