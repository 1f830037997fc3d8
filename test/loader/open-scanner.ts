import type { Env, Mount, Mounted } from '../../widgets/shared/attach';
import { place } from '../../widgets/shared/place';
import { installDom } from '../support/dom';
import { hearConsole } from '../support/hear-console';
import { importFresh } from '../support/import-fresh';

const WIDGETS = ['greeting', 'clock'];

const EVENTS = ['broker:ready', 'broker:error', 'broker:unmounted'];

const turn = async () => {
  for (let turns = 0; turns < 5; turns++) await new Promise<void>((resolve) => void setImmediate(resolve));
};

/** Turns the event loop: what the page's observers, settled promises and tasks do has then been done. */
export const settle = async () => {
  await turn();
  await new Promise<void>((resolve) => void setTimeout(resolve));
  await turn();
};

type ScannerPage = {
  /** What is done in the place of loading: may throw, and may give a promise of a module. */
  readonly load?: (name: string) => Promise<readonly [{ mount: Mount }]>;
  /** What a widget's mount does, beside being written down. */
  readonly mounting?: (...of: Parameters<Mount>) => Mounted;
  readonly url?: string;
};

let pages = 0;

const SITE = {
  api: 'https://api.example/api/',
  product: 'site',
  broker: { name: 'Test Broker', phone: '', licence: '' },
};

/** A page with a scanner that has not scanned yet. Each widget writes down what happens to it, as `mount greeting #a`. */
export const openScanner = async (html: string, { load, mounting, url }: ScannerPage = {}) => {
  const dom = installDom(html, url === undefined ? {} : { url });
  const { errors, warnings } = hearConsole();
  Object.assign(globalThis, { __SITE__: SITE });
  const done: string[] = [];
  const asked: string[] = [];
  const envs: Env[] = [];
  const events: [type: string, target: string, detail: Record<string, string>][] = [];
  for (const type of EVENTS)
    document.addEventListener(type, (event) =>
      events.push([type, `#${(event.target as Element).id}`, (event as CustomEvent).detail]),
    );

  const moduleOf = (name: string): { mount: Mount } => ({
    mount(host, env) {
      envs.push(env);
      const mounted = mounting?.(host, env);
      const note = (what: string) => done.push(`${what} ${name} #${host.id}`);
      note('mount');
      return {
        update() {
          note('update');
          mounted?.update();
        },
        unmount() {
          note('unmount');
          mounted?.unmount();
        },
      };
    },
  });
  const { createScanner } = await importFresh<typeof import('../../loader/scan')>('loader/scan.ts', ++pages);
  const tag = document.createElement('script');
  const scanner = createScanner({
    page: { base: 'https://cdn.example/v1/', tag },
    async load(name) {
      asked.push(name);
      if (!load && !WIDGETS.includes(name)) throw new Error(`no such widget; there are ${WIDGETS}`);
      const [module] = load ? await load(name) : [moduleOf(name)];
      return [module, { place }];
    },
  });
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  return { ...scanner, dom, done, asked, envs, events, errors, warnings, find, moduleOf, close: dom.close };
};

/** A placeholder that mounts without being seen. */
export const placeholder = (id: string, name = 'greeting', attributes = '') =>
  `<div id="${id}" data-broker-widget="${name}" data-when="now" ${attributes}>fallback</div>`;
