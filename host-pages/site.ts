/**
 * All that a broker changes. The broker named here is a sample: replace every line marked so before going live.
 */
export const SITE = {
  /** Sample. */
  name: 'Sample Insurance Broker',
  /** Sample: shown as text on every page. */
  licence: 'Licence No. (to be supplied)',
  /** Sample. Empty where nobody answers a phone: "Call us" is then left out. */
  phone: '+91 00000 00000',
  /** Sample: where the site is served, without a slash at its end. For canonical links. */
  origin: 'https://broker.example',
  /** API base of spec section 7, absolute or relative to loader.js. */
  api: 'api/',
  /** The {product} folder of spec section 7. */
  product: 'broker',
} as const;
