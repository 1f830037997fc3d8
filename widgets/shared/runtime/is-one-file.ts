/** Set by the build of the bundles; undefined in tests and where pages are rendered. */
declare const __IS_ONE_FILE__: boolean | undefined;

/**
 * True in quote-form.js. Only our own pages are prerendered, and they don't use quote-form.js, so the bundle leaves out
 * the code for prerendered forms.
 */
export const IS_ONE_FILE = typeof __IS_ONE_FILE__ !== 'undefined' && __IS_ONE_FILE__;

/** True if the build has rendered the placeholder's widget. */
export const isPrerendered = (host: HTMLElement) => !IS_ONE_FILE && host.hasAttribute('data-prerendered');
