/**
 * Calls `run` as soon as the loader has run, since page scripts import modules through the loader. The loader may run
 * after our script: both are async, or both are deferred with the loader last.
 */
export function onceLoaderRuns(run: () => unknown) {
  if (Symbol.for('broker-widgets') in globalThis) run();
  // A mounted widget fires the event, and every page has the toasts widget.
  else addEventListener('broker:ready', run, { once: true });
}
