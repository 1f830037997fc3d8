import { createRequire } from 'node:module';
import { act } from 'react';
import type { Mount } from '../../../../widgets/shared/runtime/attach';
import { captureConsole } from '../../../support/capture-console';
import { useClock } from '../../../support/clock';
import { installDom } from '../../../support/dom';
import { actAndReturn } from '../../../support/flush';
import { importForBuild, importFresh } from '../../../support/import-fresh';
import { PARTS } from '../../../support/parts';
import { getByRole, queryByRole } from '../../../support/roles';

type React = typeof import('react');
type Server = typeof import('react-dom/server');
const require = createRequire(import.meta.url);
const { createElement }: React = require('react');
const { renderToStaticMarkup, renderToString }: Server = require('react-dom/server');

type Widget = 'carousel' | 'hero-carousel';
type SlidesPage = {
  readonly widget: Widget;
  /** Additional attributes of the placeholder. */
  readonly attributes?: string;
  /** The placeholder's content: markup, or the number of slides to create. */
  readonly slides?: number | string;
  /** Options with which the widget is prerendered, as on our own pages. If undefined, the widget is not prerendered. */
  readonly prerendered?: Readonly<Record<string, string>>;
  readonly width?: number;
  readonly reducedMotion?: boolean;
  /** Called before the test mounts the widget. */
  readonly before?: (host: HTMLElement) => void;
};

export const slideList = (count: number) => {
  const items = Array.from(
    { length: count },
    (_, at) => `<li><h3>Cover ${at + 1}</h3><a href="/${at}">Go</a></li>`,
  );
  return `<ul class="page" style="color: red">${items.join('')}</ul>`;
};

/** Preact (used on our pages) can hydrate static markup. React can hydrate only the output of `renderToString`. */
const render = process.env.TEST_REACT === 'preact' ? renderToStaticMarkup : renderToString;

async function prerenderSlides(widget: Widget, options: Readonly<Record<string, string>>, count: number) {
  const name = widget === 'carousel' ? 'Carousel' : 'HeroCarousel';
  const module = await importForBuild<Record<string, string>>(`widgets/${widget}/${name}.tsx`);
  const { OPTIONS } = await importForBuild<{ OPTIONS: Record<string, string | string[]> }>(
    `widgets/${widget}/options.ts`,
  );
  const all = Object.fromEntries(
    Object.entries(OPTIONS).map(([key, known]) => [key, options[key] ?? [known].flat()[0]]),
  );
  const items = Array.from({ length: count }, (_, at) =>
    createElement(
      'li',
      { key: at },
      createElement('h3', null, `Cover ${at + 1}`),
      createElement('a', { href: `/${at}` }, 'Go'),
    ),
  );
  return render(
    createElement(
      module[name] as string,
      { options: all, count, prerendered: true } as object,
      createElement('ul', { className: 'page' }, items),
    ),
  );
}

let pages = 0;

/** Opens a page whose clock moves only when a test advances it, and mounts a carousel. */
export const openSlides = async (page: SlidesPage) => {
  const { widget, attributes = '', slides = 4, prerendered, width = 1280, reducedMotion = false } = page;
  const count = typeof slides === 'number' ? slides : 0;
  const content = prerendered
    ? await prerenderSlides(widget, prerendered, count)
    : count
      ? slideList(count)
      : slides;
  const given = Object.entries(prerendered ?? {}).map(([key, value]) => ` data-${key}="${value}"`);
  const dom = installDom(
    `<div data-broker-widget="${widget}" ${attributes} ${prerendered ? 'data-prerendered' : ''}${given.join('')}>${content}</div>`,
    { width, reducedMotion },
  );
  const host = document.querySelector('[data-broker-widget]') as HTMLElement;
  const clock = useClock();
  const console = captureConsole();
  const html = host.innerHTML;
  page.before?.(host);
  const { mount } = await importFresh<{ mount: Mount }>(`widgets/${widget}/index.tsx`, ++pages);
  const warnings: string[][] = [];
  const mounted = await actAndReturn(() =>
    mount(host, { warn: (...args: string[]) => void warnings.push(args) } as never),
  );

  const root = () => host.shadowRoot ?? host;
  const find = <Found extends Element = HTMLElement>(selector: string) =>
    root().querySelector<Found>(selector) as Found;
  const items = () => [...host.querySelectorAll('li')];
  const button = (name: string) => getByRole<HTMLButtonElement>(root(), 'button', name);
  const fire = (target: EventTarget, type: string, more: object = {}) =>
    act(async () => void target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more)));

  return {
    dom,
    host,
    clock,
    html,
    mounted,
    warnings,
    logged: console.errors,
    root,
    find,
    items,
    button,
    hasButton: (name: string) => queryByRole(root(), 'button', name) !== null,
    fire,
    track: () => find(PARTS.slidesTrack),
    isLive: () => find(PARTS.movingSlides) !== null,
    /** Returns the numbers of the slides that are not inert, in document order. */
    visibleSlides: () => items().flatMap((item, at) => (item.hasAttribute('inert') ? [] : [at + 1])),
    /** Returns by how many slides the row has moved to the left. */
    first: () => -Number(/\* (-?[\d.]+)\)\)/.exec(find(PARTS.slidesFrame).style.transform)?.[1] ?? 0),
    announcement: () => find('[aria-live]').textContent,
    wait: (ms: number) => act(() => clock.advance(ms)),
    press: async (name: string) => {
      await act(async () => button(name).click());
      await act(() => clock.advance(300));
    },
    resize: async (to: number) => {
      Object.assign(globalThis, { innerWidth: to });
      await fire(window, 'resize');
    },
    /** Swipes the slides by `by` px in `ms` ms. */
    swipe: async (by: number, ms = 0) => {
      const frame = find(PARTS.slidesFrame);
      const at = (x: number) => ({
        touches: [{ pageX: x, pageY: 0 }],
        changedTouches: [{ pageX: x, pageY: 0 }],
      });
      await fire(frame, 'touchstart', at(500));
      await act(() => clock.advance(ms));
      await fire(frame, 'touchmove', at(500 + by));
      await fire(frame, 'touchend', at(500 + by));
      await act(() => clock.advance(300));
    },
    close: dom.close,
  };
};

/** Sets the width of the track in px, because happy-dom has no layout. */
export const layOut = (track: Element, width: number) =>
  Object.defineProperty(track, 'clientWidth', { value: width, configurable: true });
