/** Parts of paths. A page whose path contains one of them has no quote form at the bottom (requirements 2.11). */
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

/** Returns the target of a page's Get A Quote link: the page's own form, or the home page's form if it has none. */
export const quoteLink = (path: string) => (hasForm(path) ? '#formdata' : '/#formdata');

/** False for pages on which visitors report a claim or apply for a job: the popup never opens on these pages. */
export const popupOpens = (path: string) => path !== '/claims' && !path.startsWith('/career-details');

export const hasForm = (path: string) => !NO_FORM.some((part) => path.includes(part));
