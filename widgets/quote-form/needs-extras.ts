import { OPTIONS } from './options';

/** What every placeholder may carry. */
const PLAIN = ['brokerWidget', 'prerendered', 'when', 'api', ...Object.keys(OPTIONS)];

/** Whether a placeholder asks for more than the plain form: by an attribute, or by how its page looks. */
export const needsExtras = (host: HTMLElement, style = getComputedStyle(host)) =>
  Object.keys(host.dataset).some((name) => !PLAIN.includes(name)) ||
  /dark|rtl/.test(style.direction + style.colorScheme) ||
  !CSS.supports('color', style.getPropertyValue('--broker-accent') || 'red') ||
  matchMedia('(forced-colors: active)').matches;
