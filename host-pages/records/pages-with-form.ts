/**
 * A page has no quote form at the bottom if its path contains one of these words (requirements 2.11).
 */
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

/** Returns where Get A Quote leads from a page: to its own form, or to the home page's form. */
export const quoteLink = (path: string) => (hasForm(path) ? '#formdata' : '/#formdata');

/** Returns false for pages whose visitors report a claim or apply for a job: the popup never opens there. */
export const popupOpens = (path: string) => path !== '/claims' && !path.startsWith('/career-details');

export const hasForm = (path: string) => !NO_FORM.some((part) => path.includes(part));
