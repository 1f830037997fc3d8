/**
 * Calls `run` as soon as the loader has run. Page scripts import modules through the loader, but may run before it: all
 * are async, or all are deferred and the loader comes last.
 */
export function onceLoaderRuns(run: () => unknown) {
  if (Symbol.for('broker-widgets') in globalThis) run();
  // A mounted widget fires the event, and every page has the toasts widget.
  else addEventListener('broker:ready', run, { once: true });
}
