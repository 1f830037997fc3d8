/** Not pages: the API, pages made to stand in frames, and files, which all have a dot in their path. */
const NOT_PAGES = ['/api/*', '/embed/*', '/*.*'];
/** Links that do not open a page here. */
const NOT_HERE = '[href^="#"], [download], [target]';

/** A page of ours is made ready as soon as its link is pointed at. Paths are relative to the page's own origin. */
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
