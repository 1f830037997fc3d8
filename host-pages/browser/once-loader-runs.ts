/**
 * Calls `run` once the loader has run, since the loader fetches modules on demand. It is async, so it may run after our
 * script.
 */
export function onceLoaderRuns(run: () => unknown) {
  if (Symbol.for('broker-widgets') in globalThis) run();
  // A mounted widget fires the event, and every page has the navbar widget.
  else addEventListener('broker:ready', run, { once: true });
}
