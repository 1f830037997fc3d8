/** A page whose path contains one of these has no quote form at its bottom (requirements 2.11, plus the page for partners). */
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
  // For partners, who embed it.
  'embed',
];

/** Where Get A Quote leads from a page: to its own form, or to that of the home page. */
export const quoteLink = (path: string) => (hasForm(path) ? '#formdata' : '/#formdata');

export const hasForm = (path: string) => !NO_FORM.some((part) => path.includes(part));
