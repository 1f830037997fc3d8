import { baseUrl } from './base-url';
import { fetchFiles } from './fetch-files';
import type { BrokerWidgets as Api, BrokerWidgetsOnPage } from './npm/api';
import { type FilesOf, registry } from './registry';
import { createScanner, type ScannerPorts } from './scan';

/** Set by the build from package.json. */
declare const __VERSION__: string;

export type BrokerWidgets = Api & {
  /** Loads an on-demand module and its dependencies. The build turns `import()` in chunks into calls of this method. */
  readonly import: (name: string) => Promise<readonly unknown[]>;
};

// Made with Symbol.for(), so that all loaders of a page share the symbol, even if they are from different builds.
const INSTANCE = Symbol.for('broker-widgets');
const page = globalThis as unknown as { BrokerWidgets?: BrokerWidgetsOnPage; [INSTANCE]?: BrokerWidgets };

function start(): BrokerWidgets {
  // Find the tag by its attribute first: page optimisers move tags, so currentScript may be another script.
  const tag = (document.querySelector('script[data-broker-loader][src]') ??
    document.currentScript) as HTMLScriptElement | null;
  if (!tag?.src) throw new Error('broker-widgets: no script[data-broker-loader] found');
  const base = baseUrl(tag.src);
  const [inlineRows, tableFile] = registry();
  // The object has no prototype, because a placeholder may name a widget "constructor".
  const pending: Record<string, ReturnType<ScannerPorts['load']>> = Object.create(null);
  async function fetchNamed(name: string) {
    const files =
      inlineRows[name] ?? ((await fetchFiles(base, [tableFile])) as [{ filesOf: FilesOf }])[0].filesOf(name);
    return fetchFiles(base, files) as Promise<never>;
  }
  // All placeholders of a widget share one promise: each import() resolves in a separate task, so fifty forms with
  // separate imports would cause fifty layouts.
  function load(name: string) {
    pending[name] ??= fetchNamed(name).catch((error) => {
      // Let the next mount try again, because the network may be back.
      delete pending[name];
      throw error;
    });
    return pending[name];
  }
  // Nothing calls the diagnostics module: once loaded, the module starts its checks itself.
  if ('debug' in tag.dataset || location.search.includes('broker-debug')) load('diagnostics');
  return {
    ...createScanner({ page: { base, tag }, load }),
    import: load,
    version: __VERSION__,
    on(...args) {
      document.addEventListener(...args);
      return () => document.removeEventListener(...args);
    },
  };
}

const first = page[INSTANCE];
if (first && first.version !== __VERSION__) {
  console.warn(`broker-widgets: ${__VERSION__} hands over to ${first.version}`);
}
const queue = page.BrokerWidgets?.q;
page[INSTANCE] ??= start();
const api = page[INSTANCE];
page.BrokerWidgets = api;
// Scan before replaying the queue, so that a queued unmount() takes effect after the scan. A queued on() still misses
// no event: events fire only after files have loaded.
api.scan();
queue?.forEach(([method, ...args]) => {
  (api[method] as (...args: unknown[]) => void)(...args);
});
