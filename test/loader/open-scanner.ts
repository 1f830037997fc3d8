import type { Env, Mount, Mounted } from '../../widgets/shared/runtime/attach';
import { mountWidget } from '../../widgets/shared/runtime/mount-widget';
import { captureConsole } from '../support/capture-console';
import { installDom } from '../support/dom';
import { importFresh } from '../support/import-fresh';

const WIDGETS = ['greeting', 'clock'];

const EVENTS = ['broker:ready', 'broker:error', 'broker:unmounted'];

const turnEventLoop = async () => {
  for (let turns = 0; turns < 5; turns++) await new Promise<void>((resolve) => void setImmediate(resolve));
};

/** Waits until the pending observers, promises and timers of the page have run. */
export const settle = async () => {
  await turnEventLoop();
  await new Promise<void>((resolve) => void setTimeout(resolve));
  await turnEventLoop();
};

type ScannerPage = {
  /** Replaces the function that loads a widget. May throw. */
  readonly load?: (name: string) => Promise<readonly [{ mount: Mount }]>;
  /** Called when a widget is mounted. `openScanner` records the mount even without this function. */
  readonly onMount?: (...args: Parameters<Mount>) => Mounted;
  readonly url?: string;
};

let pages = 0;

const SITE = {
  api: 'https://api.example/api/',
  product: 'site',
  accent: '#0a7ea4',
  broker: { name: 'Test Broker', phone: '', licence: '', consentVersion: '2026-11-23.0a1b2c3d' },
};

/**
 * Opens a page with a scanner that has not scanned yet. Records each call of a widget's functions as a text, such as
 * `mount greeting #a`.
 */
export const openScanner = async (html: string, { load, onMount, url }: ScannerPage = {}) => {
  const dom = installDom(html, url === undefined ? {} : { url });
  const { errors, warnings } = captureConsole();
  Object.assign(globalThis, { __SITE__: SITE });
  const done: string[] = [];
  const requested: string[] = [];
  const envs: Env[] = [];
  const events: [type: string, target: string, detail: Record<string, string>][] = [];
  for (const type of EVENTS)
    document.addEventListener(type, (event) =>
      events.push([type, `#${(event.target as Element).id}`, (event as CustomEvent).detail]),
    );

  const moduleOf = (name: string): { mount: Mount } => ({
    mount(host, env) {
      envs.push(env);
      const mounted = onMount?.(host, env);
      const record = (what: string) => done.push(`${what} ${name} #${host.id}`);
      record('mount');
      return {
        update() {
          record('update');
          mounted?.update();
        },
        unmount() {
          record('unmount');
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
      requested.push(name);
      if (!load && !WIDGETS.includes(name)) throw new Error(`no such widget; there are ${WIDGETS}`);
      const [module] = load ? await load(name) : [moduleOf(name)];
      return [module, { mountWidget }];
    },
  });
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  return {
    ...scanner,
    dom,
    done,
    requested,
    envs,
    events,
    errors,
    warnings,
    find,
    moduleOf,
    close: dom.close,
  };
};

/** Returns the markup of a placeholder that the scanner mounts at once. */
export const placeholder = (id: string, name = 'greeting', attributes = '') =>
  `<div id="${id}" data-broker-widget="${name}" data-when="now" ${attributes}>fallback</div>`;

/** Opens a page, scans it, and waits until pending work of the page has run. */
export const openScanned = async (...args: Parameters<typeof openScanner>) => {
  const page = await openScanner(...args);
  page.scan();
  await settle();
  return page;
};
