import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importForBuild } from '../../support/import-fresh';
import {
  createElement,
  isPreact,
  openPlaceholder,
  type PlaceholderPage,
  prerender,
} from '../open-placeholder';

const { ScrollToTop } = await importForBuild<typeof import('../../../widgets/scroll-to-top/ScrollToTop')>(
  'widgets/scroll-to-top/ScrollToTop.tsx',
);

const FALLBACK = '<div data-broker-widget="scroll-to-top"><a href="#top">Back to top</a></div>';
const PRERENDERED = prerender(
  { 'data-broker-widget': 'scroll-to-top', 'data-when': 'idle' },
  createElement(ScrollToTop, { label: 'Back to top' }),
);

const open = async (markup = FALLBACK, options: PlaceholderPage = {}) => {
  let y = 0;
  const scrollCalls: ScrollToOptions[] = [];
  const page = await openPlaceholder(markup, {
    ...options,
    before: (host) => {
      Object.defineProperty(globalThis, 'scrollY', { get: () => y, configurable: true });
      Object.defineProperty(globalThis, 'scrollTo', {
        value: (to: ScrollToOptions) => scrollCalls.push(to),
        configurable: true,
      });
      options.before?.(host);
    },
  });
  return {
    ...page,
    scrollCalls,
    button: () => page.find<HTMLButtonElement>('button'),
    scroll: (to: number) => {
      y = to;
      return page.fire('scroll');
    },
  };
};

test('the button is hidden until the page is scrolled by more than 300 px', async () => {
  const page = await open();
  assert.ok(page.button().hidden);
  await page.scroll(300);
  assert.ok(page.button().hidden);
  await page.scroll(301);
  assert.not(page.button().hidden);
  await page.scroll(10);
  assert.ok(page.button().hidden);
  await page.close();
});

test('on a page that was scrolled before mounting the button is shown at once', async () => {
  const page = await open(FALLBACK, {
    before: () => Object.defineProperty(globalThis, 'scrollY', { value: 900, configurable: true }),
  });
  assert.not(page.button().hidden);
  await page.close();
});

for (const [reducedMotion, behavior] of [
  [false, 'smooth'],
  [true, 'instant'],
] as const)
  test(`${reducedMotion ? 'with reduced motion ' : ''}a click scrolls to the top, ${behavior}`, async () => {
    const page = await open(FALLBACK, { reducedMotion });
    await page.scroll(900);
    await page.click(page.button());
    assert.equal(page.scrollCalls, [{ top: 0, behavior }]);
    await page.close();
  });

test('a click moves the focus to the top of the page without changing attributes of the body', async () => {
  const page = await open();
  await page.scroll(900);
  page.button().focus();
  await page.click(page.button());
  assert.not(page.host.shadowRoot?.activeElement);
  assert.is(document.activeElement, document.body);
  assert.not(document.body.hasAttribute('tabindex'));
  document.body.tabIndex = 0;
  await page.click(page.button());
  assert.is(document.body.getAttribute('tabindex'), '0');
  await page.close();
});

test('data-label sets the accessible name of the button', async () => {
  const page = await open(FALLBACK.replace('><a', ' data-label="పైకి"><a'));
  assert.is(page.button().getAttribute('aria-label'), 'పైకి');
  await page.close();
});

test('the prerendered button is hidden, and is hydrated unchanged', async () => {
  let before: Element | null = null;
  const page = await open(PRERENDERED, {
    before: (host) => {
      before = host.querySelector('button[hidden]');
    },
  });
  assert.ok(before);
  assert.is(page.button(), before);
  if (isPreact) assert.is(page.hydratedMarkup, page.markupBefore);
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.equal(page.errors, []);
  await page.close();
});

test('unmounting removes the scroll listener and shows the fallback', async () => {
  const page = await open();
  await page.unmount();
  await page.scroll(900);
  assert.not(page.button());
  assert.ok(page.find('slot'));
  assert.equal(page.errors, []);
  await page.close();
});

test.run();
