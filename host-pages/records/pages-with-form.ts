/** A page has no quote form at the bottom if one of these is a whole part of its path (requirements 2.11). */
const NO_FORM = [
  'about-us',
  'contact-us',
  'media',
  'careers',
  'career-details',
  'company-policies',
  'terms-of-services',
  'blog',
  'blog-details',
];

/**
 * Returns the address to which Get A Quote links on the page at `path`: the page's own form, or the home page's form if
 * the page has none.
 */
export const quoteLink = (path: string) => (hasForm(path) ? '#formdata' : '/#formdata');

/** True if the popup may open on a page. The popup must not disturb visitors who report a claim or apply for a job. */
export const popupOpens = (path: string) => path !== '/claims' && !path.startsWith('/career-details');

export const hasForm = (path: string) => !path.split('/').some((part) => NO_FORM.includes(part));
