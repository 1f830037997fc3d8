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

export const hasForm = (path: string) => !NO_FORM.some((part) => path.includes(part));
