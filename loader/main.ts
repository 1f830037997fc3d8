import type { BrokerFacts, Mount } from '../widgets/shared/attach';
import type { BrokerWidgets } from './npm/api';
import { type Registry, registry } from './registry';
import { apiOf, createScanner } from './scan';

/** Set by the build from package.json and host-pages/site.ts. */
declare const __VERSION__: string;
declare const __SITE__: { readonly api: string; readonly product: string; readonly broker: BrokerFacts };

export type { BrokerWidgets };

// Shared by all copies on a page, whatever they were built from.
const FIRST = Symbol.for('broker-widgets');
const page = globalThis as unknown as { BrokerWidgets?: BrokerWidgets; [FIRST]?: BrokerWidgets };

function start(): BrokerWidgets {
  // By its attribute first: optimisers move scripts, and what is current then is not this one.
  const tag = (document.querySelector('script[data-broker-loader]') ??
    document.currentScript) as HTMLScriptElement | null;
  if (!tag?.src) throw new Error('broker-widgets: no <script src="…/loader.js" data-broker-loader> found');
  const base = new URL('.', tag.src).href;
  const [first, all] = registry();
  // No prototype: a placeholder may say "constructor".
  const asked: Record<string, Promise<{ mount: Mount }[]>> = Object.create(null);
  async function load(name: string) {
    let files = first[name];
    if (!files) {
      const table: Registry = (await import(base + all)).default;
      files = table[name];
      if (!files) throw Error(`no such widget; there are ${Object.keys(table)}`);
    }
    return Promise.all(files.map((file) => import(base + file)));
  }
  return {
    ...createScanner({
      env: { ...__SITE__, base, api: apiOf(tag, base, __SITE__.api) },
      // All files at once: one after the other, each costs a round trip. And once for all placeholders: each import()
      // settles in a task of its own, and fifty forms would be laid out fifty times.
      load(name) {
        asked[name] ??= load(name).catch((error) => {
          // Asked for anew by the next mount: a network that failed may be back.
          delete asked[name];
          throw error;
        });
        return asked[name];
      },
    }),
    version: __VERSION__,
    on(type, listener) {
      document.addEventListener(type, listener);
      return () => document.removeEventListener(type, listener);
    },
  };
}

const first = page[FIRST];
if (first && first.version !== __VERSION__) {
  console.warn(`broker-widgets: ${__VERSION__} hands over to ${first.version}, the first on this page`);
}
page.BrokerWidgets = page[FIRST] ??= start();
page[FIRST].scan();
