import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrokerWidgets } from '../../loader/main';
import { captureConsole } from '../support/capture-console';
import { installDom, whenDomCloses } from '../support/dom';
import { waitUntil } from '../support/flush';
import { importFresh } from '../support/import-fresh';
import { placeholder } from './open-scanner';

type Page = typeof globalThis & { BrokerWidgets?: BrokerWidgets; done: string[]; apis: string[] };
export const page = globalThis as Page;

export const WIDGET = `export const mount = (host, env) => {
  done.push(host.id);
  apis.push(env.api);
  return { update() {}, unmount() {} };
};`;
export const CONSTANTS = {
  __VERSION__: '1.2.3',
  __SITE__: {
    api: 'https://api.example/api/',
    product: 'site',
    accent: '#0a7ea4',
    broker: { name: 'Test Broker', phone: '', licence: '', consentVersion: '2026-11-23.0a1b2c3d' },
  },
  __REGISTRY__: [
    {
      __proto__: null,
      greeting: [
        ['greeting.mjs', ''],
        ['chunk.mjs', ''],
      ],
    },
    ['registry.mjs', ''],
  ],
};
/** Source of the chunk that mounts widgets. */
export const RUNTIME = `export * from '${new URL('../../widgets/shared/runtime/mount-widget.ts', import.meta.url).href}';`;

export const tableOf = (...names: string[]) => `
  const files = [['clock.mjs', ''], ['chunk.mjs', '']];
  export const filesOf = (name) => {
    if ([${names.map((name) => `'${name}'`)}].includes(name)) return files;
    throw Error('no such widget; there are ${names}');
  };`;

const PAGE = 'https://partner.example/motor/';

type LoaderPage = {
  readonly url?: string | undefined;
  readonly html?: string;
  /**
   * The script tag of the loader. `openPage` replaces DIR with the URL of the folder that contains the loader's files.
   */
  readonly tag?: string;
  readonly files?: Record<string, string>;
};
export const TAG = '<script src="DIR/loader.js" data-broker-loader></script>';

/** Opens a page with the loader's tag. Writes the loader's files to a temporary folder. */
export const openPage = ({ html = placeholder('a'), tag = TAG, files = {}, url = PAGE }: LoaderPage = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'broker-loader-'));
  const write = (name: string, source: string) => writeFileSync(join(folder, name), source);
  const all = { 'greeting.mjs': WIDGET, 'chunk.mjs': RUNTIME, ...files };
  for (const [name, source] of Object.entries(all)) if (source !== 'missing') write(name, source);
  const base = pathToFileURL(folder).href;
  const dom = installDom(html + tag.replace('DIR', base), { url });
  whenDomCloses(() => rmSync(folder, { recursive: true }));
  const { errors, warnings } = captureConsole();
  const links: HTMLLinkElement[] = [];
  // Fire `load` or `error` on each preload link that the loader adds, as a browser does.
  document.head.append = (link) => {
    links.push(link as HTMLLinkElement);
    const { href, onload, onerror } = link as HTMLLinkElement;
    const settle = (existsSync(new URL(href)) ? onload : onerror) as () => void;
    setImmediate(settle);
  };
  Object.assign(page, CONSTANTS, { done: [], apis: [] });
  return {
    base,
    write,
    errors,
    warnings,
    links,
    find: (id: string) => document.querySelector(id) as HTMLElement,
    close: dom.close,
  };
};

let copies = 0;
/** Runs the loader, as its script tag does. Each call runs a new copy of the loader's module. */
export const runLoader = async (constants: { [name in keyof typeof CONSTANTS]?: unknown } = {}) => {
  Object.assign(page, constants);
  await importFresh('loader/main.ts', ++copies);
  return page.BrokerWidgets as BrokerWidgets;
};
export const mounted = (count: number) => waitUntil(`${count} mounted`, () => page.done.length >= count);
