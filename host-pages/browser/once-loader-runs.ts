/**
 * Calls `run` as soon as the loader has run, since page scripts import modules through the loader. The loader is an
 * async script, so it may run after our script.
 */
export function onceLoaderRuns(run: () => unknown) {
  if (Symbol.for('broker-widgets') in globalThis) run();
  // A mounted widget fires the event, and every page has the navbar widget.
  else addEventListener('broker:ready', run, { once: true });
}
