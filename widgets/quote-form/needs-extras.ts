import { OPTIONS } from './options';

/** The attributes that the plain form supports, as dataset keys. */
const PLAIN = ['brokerWidget', 'prerendered', 'when', 'api', 'accent', ...Object.keys(OPTIONS)];

/**
 * Matches every translucent colour. It may also match opaque colours: the extras then load and check the colour
 * precisely.
 */
const MAY_BE_TRANSLUCENT = /transparent|mix|a\(|\/|#(.{4}|.{8})$/;

const needsCheck = (accent: string) => !CSS.supports('color', accent) || MAY_BE_TRANSLUCENT.test(accent);

/**
 * Returns true if an attribute or the page's appearance requires more than the plain form. Ignores names with a digit,
 * such as `data-v-7ba5bd90`: Vue and Astro mark elements with them, and no option has one.
 */
export const needsExtras = (host: HTMLElement, style = getComputedStyle(host)) =>
  Object.keys(host.dataset).some((name) => !PLAIN.includes(name) && !/\d/.test(name)) ||
  /dark|rtl/.test(style.direction + style.colorScheme) ||
  needsCheck(style.getPropertyValue('--broker-accent').trim() || 'red') ||
  matchMedia('(forced-colors: active)').matches;
