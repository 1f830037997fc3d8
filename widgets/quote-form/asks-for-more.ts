import { OPTIONS } from './options';

/** What every placeholder may carry. */
const PLAIN = ['brokerWidget', 'prerendered', 'when', 'api', ...Object.keys(OPTIONS)];

/** Whether a placeholder asks for more than the plain form: by an attribute, or by how its page looks. */
export const asksForMore = (host: HTMLElement) =>
  Object.keys(host.dataset).some((name) => !PLAIN.includes(name)) ||
  getComputedStyle(host).colorScheme.includes('dark') ||
  matchMedia('(forced-colors: active)').matches;
