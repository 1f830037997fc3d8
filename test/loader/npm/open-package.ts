import type { BrokerWidgets } from '../../../loader/npm/api';
import { installDom } from '../../support/dom';
import { hearConsole } from '../../support/hear-console';
import { importFresh } from '../../support/import-fresh';
import { turn } from '../../support/turns';

export const ADDRESS = 'https://broker.example/loader.js';

type PackagePage = { readonly html?: string; readonly standing?: boolean };

let pages = 0;

/** A page with the package's modules, and a loader that writes down what it is asked for. */
export const openPackage = async ({ html = '<main></main>', standing = false }: PackagePage = {}) => {
  const dom = installDom(html, { url: 'https://partner.example/motor' });
  const { errors } = hearConsole();
  Object.assign(globalThis, { __LOADER__: ADDRESS });
  const done: string[] = [];
  const note =
    (method: string) =>
    (given: ParentNode = document) =>
      void done.push(`${method} ${(given as Element).id ?? given.nodeName}`);
  const api: BrokerWidgets = {
    version: '1.2.3',
    scan: note('scan'),
    mount: async (host) => note('mount')(host),
    unmount: note('unmount'),
    on: () => () => {},
  };
  const comes = () => {
    window.BrokerWidgets = api;
  };
  if (standing) comes();
  const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-broker-loader]')];
  const tell = async (type: string, target: EventTarget | undefined = tags()[0]) => {
    target?.dispatchEvent(new Event(type));
    await turn();
  };
  const load = <Module>(file: string) => importFresh<Module>(`loader/npm/${file}`, pages);
  pages++;
  return {
    api,
    done,
    errors,
    tags,
    find: (selector: string) => document.querySelector(selector) as HTMLElement,
    /** What the tag does once its file is there. */
    arrive: () => {
      comes();
      return tell('load');
    },
    comes,
    tell,
    ...(await load<typeof import('../../../loader/npm/index')>('index.ts')),
    ...(await load<typeof import('../../../loader/npm/react')>('react.tsx')),
    close: dom.close,
  };
};
