import { createRequire } from 'node:module';
import { act, type ReactElement } from 'react';
import type { Env, Mount, Mounted } from '../../widgets/shared/runtime/attach';
import { captureConsole } from '../support/capture-console';
import { type DomOptions, installDom } from '../support/dom';
import { importFresh } from '../support/import-fresh';
import { allByRole, getByRole, queryByRole } from '../support/roles';
import { widgetEnv } from '../support/widget-env';

const require = createRequire(import.meta.url);
const { createElement }: typeof import('react') = require('react');
const server: typeof import('react-dom/server') = require('react-dom/server');

export const isPreact = process.env.TEST_REACT === 'preact';

/**
 * React's `createElement`. Use it instead of JSX to create elements for `prerender`. If TEST_REACT selects Preact, the
 * JSX of a test would create Preact elements, which `prerender` can't render.
 */
export { createElement };

/**
 * Renders a placeholder as our pages contain it: as static markup, or with `renderToString` if React must hydrate it.
 */
export const prerender = (attributes: object, view: ReactElement) => {
  const placeholder = createElement('div', { 'data-prerendered': '', ...attributes }, view);
  return isPreact ? server.renderToStaticMarkup(placeholder) : server.renderToString(placeholder);
};

export type PlaceholderPage = DomOptions & {
  /** Overrides parts of the `Env` that the widget receives. */
  readonly env?: Partial<Env>;
  /** Called before the test mounts the widget. */
  readonly before?: (host: HTMLElement) => void;
};

let pages = 0;

/** Opens a page with the given markup and mounts the widget of its first placeholder. */
export const openPlaceholder = async (
  markup: string,
  { before, env: envOverrides, ...options }: PlaceholderPage = {},
) => {
  const dom = installDom(markup, options);
  const host = document.querySelector('[data-broker-widget]') as HTMLElement;
  const { errors } = captureConsole();
  /** The elements on which scrollIntoView() was called, in order. */
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this);
  };
  before?.(host);
  const name = host.dataset.brokerWidget;
  const page = ++pages;
  const importModule = <Module>(path: string) => importFresh<Module>(`widgets/${path}`, page);
  const { mount } = await importModule<{ mount: Mount }>(`${name}/index.tsx`);
  const { env, warnings } = widgetEnv(host, envOverrides);
  let mounted!: Mounted;
  let hydratedMarkup = '';
  const markupBefore = host.innerHTML;
  await act(async () => {
    const mounting = mount(host, env);
    hydratedMarkup = host.innerHTML;
    mounted = await mounting;
  });

  const root = () => host.shadowRoot ?? host;
  const find = <Found extends Element = HTMLElement>(selector: string) =>
    root().querySelector<Found>(selector) as Found;
  return {
    dom,
    host,
    env,
    errors,
    warnings,
    /** Imports a module by its path in widgets/. Returns the instance that this page uses. */
    importModule,
    scrolledTo,
    /** The placeholder's markup before the widget was mounted. */
    markupBefore,
    /**
     * The placeholder's markup after hydration, before effects run. Use it only with Preact: React has not hydrated the
     * markup yet at that time.
     */
    hydratedMarkup,
    find,
    all: (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)],
    root,
    button: (name: string) => getByRole<HTMLButtonElement>(root(), 'button', name),
    hasButton: (name: string) => queryByRole(root(), 'button', name) !== null,
    link: (name: string) => getByRole<HTMLAnchorElement>(root(), 'link', name),
    /** Returns the text of each element with the given role. */
    textsOf: (role: string) => allByRole(root(), role).map(({ textContent }) => textContent),
    focused: () => (root() as ShadowRoot).activeElement ?? document.activeElement,
    click: (target: Element | undefined, init: MouseEventInit = {}) =>
      act(async () => {
        target?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }),
        );
      }),
    /** Presses a key on the focused element. Returns true if the widget prevented the default action. */
    press: async (key: string, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
        composed: true,
        ...init,
      });
      await act(async () => {
        ((root() as ShadowRoot).activeElement ?? document.activeElement)?.dispatchEvent(event);
      });
      return event.defaultPrevented;
    },
    fire: (type: string, on: EventTarget = window) => act(async () => void on.dispatchEvent(new Event(type))),
    /** Navigates to a fragment of the page. */
    goTo: (hash: string) =>
      act(async () => {
        const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
        location.hash = hash;
        await arrived;
      }),
    update: () => act(async () => mounted.update()),
    unmount: () => act(async () => mounted.unmount()),
    close: dom.close,
  };
};
