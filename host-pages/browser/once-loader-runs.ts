/**
 * Calls `run` as soon as the loader has run. Page scripts import modules through the loader, which may run after them:
 * both are async, or both are deferred with the loader last.
 */
export function onceLoaderRuns(run: () => unknown) {
  if (Symbol.for('broker-widgets') in globalThis) run();
  // A mounted widget fires the event, and every page has the toasts widget.
  else addEventListener('broker:ready', run, { once: true });
}
