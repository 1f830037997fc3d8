import { createRequire } from 'node:module';
import { act } from 'react';
import { COPY } from '../../../widgets/navbar/copy';
import type { Item } from '../../../widgets/navbar/items';
import type { Env } from '../../../widgets/shared/runtime/attach';
import { captureConsole } from '../../support/capture-console';
import { FRAME_MS, useClock } from '../../support/clock';
import { type DomOptions, installDom } from '../../support/dom';
import { actAndReturn } from '../../support/flush';
import { importForBuild, importFresh } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';

type View = typeof import('../../../widgets/navbar/Navbar');
type Server = typeof import('react-dom/server');

const { Navbar } = await importForBuild<View>('widgets/navbar/Navbar.tsx');
// Use React's `createElement` instead of JSX in this file. If TEST_REACT selects Preact, JSX would create Preact
// elements, which `react-dom/server` can't render.
const require = createRequire(import.meta.url);
const { createElement }: typeof import('react') = require('react');
const { renderToStaticMarkup, renderToString }: Server = require('react-dom/server');

const MARINE = '/corporate/marine-insurance';
export const STOP = `${MARINE}/sales-turn-over-insurance-(stop)`;

export const ITEMS: readonly Item[] = [
  { name: 'About Us', path: '/about-us' },
  {
    name: 'Corporate Insurance',
    path: '',
    items: [
      {
        name: 'Marine Insurance',
        path: MARINE,
        icon: '/assets/art-1234.svg#marine',
        text: 'Goods while they move.',
        items: [
          { name: 'Single Transit Insurance', path: `${MARINE}/single-transit-insurance` },
          { name: 'Sales Turn Over Insurance (STOP)', path: STOP },
        ],
      },
      {
        name: 'Property Insurance',
        path: '/corporate/property-insurance',
        items: [{ name: 'Fire Policy', path: '/corporate/property-insurance/fire-policy' }],
      },
      { name: 'Engineering Insurance', path: '' },
      { name: 'Fleet Insurance', path: '' },
      { name: 'Media Insurance', path: '' },
    ],
  },
  {
    name: 'Individual Insurance',
    path: '/individual',
    items: [
      { name: 'Motor Insurance', path: '/individual/motor-insurance' },
      { name: 'Home Insurance', path: '/individual/home-insurance' },
      { name: 'Pet Insurance', path: '' },
    ],
  },
  { name: 'Contact Us', path: '/contact-us' },
  { name: 'Search', path: '/search', menuOnly: true },
];

const list = (items: readonly Item[]): string =>
  `<ul>${items
    .map(
      ({ name, path, icon, text, items, menuOnly }) =>
        `<li${menuOnly ? ' hidden' : ''}>${path ? `<a href="${path}">${icon ? `<svg><use href="${icon}"></use></svg>` : ''}${name}</a>` : name}
      ${text ? `<p>${text}</p>` : ''}${items ? list(items) : ''}</li>`,
    )
    .join('')}</ul>`;

/** A placeholder that an author wrote by hand. */
export const PLAIN = `<div data-broker-widget="navbar">${list(ITEMS)}<a href="#formdata">${COPY.quote}</a></div>`;

// Preact (used on our pages) can hydrate static markup. React can hydrate only the output of `renderToString`.
const render = process.env.TEST_REACT === 'preact' ? renderToStaticMarkup : renderToString;

/** Returns the prerendered placeholder, as our pages contain it. */
export const prerender = (current = '', quote = '#formdata', items = ITEMS) =>
  `<div data-broker-widget="navbar" data-prerendered data-home="/">${render(
    createElement(Navbar, { items, quote, current, home: '/', id: 'navbar' }),
  )}</div>`;

const pathTo = (element: Element | null): Element[] =>
  element ? [element, ...pathTo(element.parentElement)] : [];

let pages = 0;

/** Opens a page and mounts the navbar. */
export const openNavbar = async (
  html = prerender(),
  options: DomOptions & { before?: (host: HTMLElement) => void } = {},
) => {
  const dom = installDom(`${html}<main><button id="elsewhere">Elsewhere</button></main>`, {
    url: 'https://broker.example/services',
    ...options,
  });
  const host = document.querySelector('[data-broker-widget]') as HTMLElement;
  const clock = useClock();
  const logged = captureConsole();
  options.before?.(host);
  const { mount } = await importFresh<typeof import('../../../widgets/navbar/index')>(
    'widgets/navbar/index.tsx',
    ++pages,
  );
  const env: Env = {
    base: 'https://broker.example/',
    api: '',
    product: '',
    accent: '#f3a712',
    broker: { name: '', phone: '', licence: '', consentVersion: '2026-11-23.0a1b2c3d' },
    emit: () => true,
    warn() {},
  };
  const mounted = await actAndReturn(() => mount(host, env));

  const click = (element: HTMLElement) => act(async () => element.click());
  const advance = (ms: number) => act(() => clock.advance(ms));
  const root = () => (host.shadowRoot ?? host) as ShadowRoot;
  const all = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)];
  const named = (selector: string, name: string) => {
    const found = all(selector).find((one) => one.textContent === name);
    if (found) return found;
    const names = all(selector).map(({ textContent }) => `"${textContent}"`);
    throw new Error(`No "${selector}" has the text "${name}". Found: ${names.join(', ') || 'none'}.`);
  };
  const hamburger = () => all(`${PARTS.slideInMenu} > summary`)[0] as HTMLElement;
  let hovered: Element | null = null;

  return {
    dom,
    host,
    clock,
    mounted,
    logged,
    all,
    /** Returns a top-level item with a dropdown. */
    top: (name: string) => named(`${PARTS.navbarBar} > li > button`, name),
    /** Returns a link in the bar or its dropdowns. */
    link: (name: string) => named(`${PARTS.navbarBar} a`, name),
    links: () => all(`${PARTS.navbarBar} a`),
    hamburger,
    /** Opens the slide-in menu, and waits for the frame in which the menu becomes modal. */
    openMenu: async () => {
      await click(hamburger());
      await advance(FRAME_MS);
    },
    /** Returns a row of the slide-in menu: a link, or the heading that opens a section. */
    row: (name: string) => named('dialog a, dialog summary', name),
    /** Returns the texts of the top-level items whose dropdown is open. */
    opened: () => all('[data-open] > button').map(({ textContent }) => textContent),
    /** Returns the texts of the links on the right side of open dropdowns. */
    shown: () => all('[data-open] [data-shown] > a').map(({ textContent }) => textContent),
    focused: () => {
      const { activeElement } = root().activeElement ? root() : document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    },
    focus: (element: HTMLElement) => act(async () => element.focus()),
    click,
    key: (key: string, rest: KeyboardEventInit = {}) =>
      act(async () => {
        const on = root().activeElement ?? document.activeElement ?? document.body;
        on.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...rest }),
        );
      }),
    advance,
    /** Moves the pointer from its current element to another, or off the page. */
    movePointerTo: (to: Element | null, pointerType = 'mouse') =>
      act(async () => {
        const [from, left, entered] = [hovered, pathTo(hovered), pathTo(to)];
        hovered = to;
        const send = (on: Element, type: string, bubbles: boolean, relatedTarget: Element | null) =>
          on.dispatchEvent(
            new PointerEvent(type, {
              pointerType,
              bubbles,
              composed: bubbles,
              relatedTarget,
            } as PointerEventInit),
          );
        if (from) send(from, 'pointerout', true, to);
        for (const one of left) if (!entered.includes(one)) send(one, 'pointerleave', false, to);
        if (to) send(to, 'pointerover', true, from);
        for (const one of entered.reverse()) if (!left.includes(one)) send(one, 'pointerenter', false, from);
      }),
    /** Moves the pointer within its current element. */
    movePointerBy: (movementX: number) =>
      act(async () => {
        const move = new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true });
        Object.defineProperty(move, 'movementX', { value: movementX });
        hovered?.dispatchEvent(move);
      }),
    /** Presses and releases the pointer on an element. Returns true if a browser would follow the element's link. */
    press: async (element: HTMLElement, pointerType: string) => {
      let follows = true;
      await act(async () => {
        element.dispatchEvent(
          new PointerEvent('pointerdown', { pointerType, bubbles: true, composed: true }),
        );
        element.focus();
        follows = element.dispatchEvent(
          new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }),
        );
      });
      return follows;
    },
    close: dom.close,
  };
};
