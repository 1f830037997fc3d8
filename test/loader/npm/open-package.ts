import type { BrokerWidgets } from '../../../loader/npm/api';
import { captureConsole } from '../../support/capture-console';
import { installDom } from '../../support/dom';
import { flush } from '../../support/flush';
import { importFresh } from '../../support/import-fresh';

export const ADDRESS = 'https://broker.example/loader.js';

type PackagePage = { readonly html?: string; readonly isLoaded?: boolean };

let pages = 0;

/** Opens a page with the modules of the npm package. Replaces the loader's API with a stub that records calls. */
export const openPackage = async ({ html = '<main></main>', isLoaded = false }: PackagePage = {}) => {
  const dom = installDom(html, { url: 'https://partner.example/motor' });
  const { errors } = captureConsole();
  Object.assign(globalThis, { __LOADER__: ADDRESS });
  const calls: string[] = [];
  const record =
    (method: string) =>
    (node: ParentNode = document) =>
      void calls.push(`${method} ${(node as Element).id ?? node.nodeName}`);
  const api: BrokerWidgets = {
    version: '1.2.3',
    scan: record('scan'),
    mount: async (host) => record('mount')(host),
    unmount: record('unmount'),
    on: () => () => {},
  };
  const defineApi = () => {
    window.BrokerWidgets = api;
  };
  if (isLoaded) defineApi();
  const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-broker-loader]')];
  const fireOnTag = async (type: string, target: EventTarget | undefined = tags()[0]) => {
    target?.dispatchEvent(new Event(type));
    await flush();
  };
  const load = <Module>(file: string) => importFresh<Module>(`loader/npm/${file}`, pages);
  pages++;
  return {
    api,
    calls,
    errors,
    tags,
    find: (selector: string) => document.querySelector(selector) as HTMLElement,
    /** Simulates that the script tag has loaded the loader: defines the loader's API, and fires `load` on the tag. */
    arrive: () => {
      defineApi();
      return fireOnTag('load');
    },
    defineApi,
    fireOnTag,
    ...(await load<typeof import('../../../loader/npm/index')>('index.ts')),
    ...(await load<typeof import('../../../loader/npm/react')>('react.tsx')),
    close: dom.close,
  };
};
