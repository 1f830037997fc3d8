import { OPTIONS } from './options';

/** The attributes that the plain form supports, as dataset keys. */
const PLAIN = ['brokerWidget', 'prerendered', 'when', 'api', ...Object.keys(OPTIONS)];

/** Whether a placeholder needs more than the plain form, because of an attribute or the page's appearance. */
export const needsExtras = (host: HTMLElement, style = getComputedStyle(host)) =>
  Object.keys(host.dataset).some((name) => !PLAIN.includes(name)) ||
  /dark|rtl/.test(style.direction + style.colorScheme) ||
  !CSS.supports('color', style.getPropertyValue('--broker-accent') || 'red') ||
  matchMedia('(forced-colors: active)').matches;
