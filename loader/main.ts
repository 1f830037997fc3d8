import { fetchFiles } from './fetch-files';
import type { BrokerWidgets as Api, BrokerWidgetsOnPage } from './npm/api';
import { type FilesOf, registry } from './registry';
import { createScanner, type ScannerPorts } from './scan';

/** Set by the build from package.json. */
declare const __VERSION__: string;

export type BrokerWidgets = Api & {
  /** Gives the modules of what a chunk imports on demand; the build writes its calls. */
  readonly import: (name: string) => Promise<readonly unknown[]>;
};

// Shared by all copies on a page, whatever they were built from.
const FIRST = Symbol.for('broker-widgets');
const page = globalThis as unknown as { BrokerWidgets?: BrokerWidgetsOnPage; [FIRST]?: BrokerWidgets };

function start(): BrokerWidgets {
  // By its attribute first: optimisers move scripts, and what is current then is not this one.
  const tag = (document.querySelector('script[data-broker-loader]') ??
    document.currentScript) as HTMLScriptElement | null;
  if (!tag?.src) throw new Error('broker-widgets: no <script src="…/loader.js" data-broker-loader> found');
  const base = new URL('.', tag.src).href;
  const [first, all] = registry();
  // No prototype: a placeholder may say "constructor".
  const asked: Record<string, ReturnType<ScannerPorts['load']>> = Object.create(null);
  async function fetchNamed(name: string) {
    const files = first[name] ?? ((await fetchFiles(base, [all])) as [{ filesOf: FilesOf }])[0].filesOf(name);
    return fetchFiles(base, files) as Promise<never>;
  }
  // Once for all placeholders: each import() settles in a task of its own, and fifty forms would be laid out fifty times.
  function load(name: string) {
    asked[name] ??= fetchNamed(name).catch((error) => {
      // Asked for anew by the next mount: a network that failed may be back.
      delete asked[name];
      throw error;
    });
    return asked[name];
  }
  // Looks at the page by itself.
  if ('debug' in tag.dataset || location.search.includes('broker-debug')) load('diagnostics');
  return {
    ...createScanner({ page: { base, tag }, load }),
    import: load,
    version: __VERSION__,
    on(...heard) {
      document.addEventListener(...heard);
      return () => document.removeEventListener(...heard);
    },
  };
}

const first = page[FIRST];
if (first && first.version !== __VERSION__) {
  console.warn(`broker-widgets: ${__VERSION__} hands over to ${first.version}, the first on this page`);
}
const queue = page.BrokerWidgets?.q;
page[FIRST] ??= start();
const api = page[FIRST];
page.BrokerWidgets = api;
// First, so that what was taken away before the loader came stays away. Nothing is told before its files are there.
api.scan();
queue?.forEach(([method, ...given]) => {
  (api[method] as (...given: unknown[]) => void)(...given);
});
