/** Calls `run` once the loader, which fetches modules on demand, has run: it is async and may run after our script. */
export function onceLoaderRuns(run: () => unknown) {
  if (Symbol.for('broker-widgets') in globalThis) run();
  // The navbar is on every page.
  else addEventListener('broker:ready', run, { once: true });
}
