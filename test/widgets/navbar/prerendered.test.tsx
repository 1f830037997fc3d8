import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/navbar/copy';
import { showPageTexts } from '../../../widgets/shared/forms/on-demand/show-page-texts';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { ENGLISH } from '../../../widgets/shared/runtime/language';
import { installDom } from '../../support/dom';
import { PARTS } from '../../support/parts';
import { openNavbar, PLAIN, prerender, STOP } from './open-navbar';

/**
 * Returns an element's HTML with sorted attributes, because React and Preact write them in different orders: React
 * keeps the order of the JSX, and Preact writes `class` last.
 */
const sorted = (element?: Element | null) =>
  element?.outerHTML.replace(/(?: [\w-]+="[^"]*")+/g, (attributes) =>
    (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join(''),
  );

test('the markup is hydrated unchanged, without errors or warnings', async () => {
  let before = '';
  const nav = await openNavbar(prerender(STOP), {
    before: (host) => {
      before = host.innerHTML;
    },
  });
  assert.is(nav.host.innerHTML.replace(' data-live=""', ''), before);
  assert.not(nav.host.shadowRoot);
  assert.equal(nav.logged, { errors: [], warnings: [] });
  await nav.close();
});

test('without JavaScript the hamburger and the sections are <details>, one open per group', async () => {
  const dom = installDom(prerender());
  const groups = [...document.querySelectorAll('dialog details')].map((one) => [
    one.querySelector('summary')?.textContent,
    one.getAttribute('name'),
  ]);
  assert.equal(groups, [
    ['Corporate Insurance', 'navbar'],
    ['Marine Insurance', 'navbar-in'],
    ['Property Insurance', 'navbar-in'],
    ['Individual Insurance', 'navbar'],
  ]);
  const menu = document.querySelector(PARTS.slideInMenu);
  assert.is(menu?.localName, 'details');
  assert.is(menu?.querySelector('summary')?.textContent, `${COPY.openMenu} ${COPY.closeMenu}`);
  assert.ok(menu?.querySelector('dialog[open]'));
  await dom.close();
});

test('the current page and its sections have aria-current in the bar and in the menu', async () => {
  const nav = await openNavbar(prerender(STOP));
  const marked = (value: string) =>
    nav.all(`[aria-current=${value}]`).map((one) => [one.localName, one.textContent]);
  assert.equal(marked('page'), [
    ['a', 'Sales Turn Over Insurance (STOP)'],
    ['a', 'Sales Turn Over Insurance (STOP)'],
  ]);
  assert.equal(marked('true'), [
    ['button', 'Corporate Insurance'],
    ['a', 'Marine Insurance'],
    ['summary', 'Corporate Insurance'],
    ['summary', 'Marine Insurance'],
  ]);
  await nav.close();
});

test('products without a page are listed in one line, in the bar and in the menu', async () => {
  const nav = await openNavbar();
  const lines = nav
    .all('li')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith(COPY.askUs));
  const corporate = `${COPY.askUs} Engineering, Fleet and Media Insurance`;
  const individual = `${COPY.askUs} Pet Insurance`;
  assert.equal(lines, [corporate, individual, corporate, individual]);
  await nav.close();
});

test('every link has a target', async () => {
  const nav = await openNavbar();
  assert.equal(nav.all('a:not([href]), a[href=""]'), []);
  await nav.close();
});

test('a top-level item without a page or a list is no link, and is named at the end of the menu', async () => {
  const nav = await openNavbar(PLAIN.replace('<ul>', '<ul><li>Soon</li>'));
  assert.equal(nav.all('a:not([href]), a[href=""]'), []);
  const named = nav.all('li').filter(({ textContent }) => textContent === `${COPY.askUs} Soon`);
  assert.is(named.length, 1);
  await nav.close();
});

test('a hand-written list is rendered as the same view, in a shadow root', async () => {
  // `openNavbar` mounts only the first placeholder (`PLAIN`).
  const nav = await openNavbar(PLAIN + prerender());
  const [rendered, ours] = [nav.all('.navbar')[0], document.querySelector('[data-prerendered] > .navbar')];
  assert.ok(rendered?.getRootNode() === nav.host.shadowRoot);
  rendered?.removeAttribute('data-live');
  assert.is(sorted(rendered), sorted(ours));
  await act(async () => nav.mounted.unmount());
  assert.equal(nav.all('.navbar'), []);
  assert.ok(nav.host.querySelector('ul'));
  await nav.close();
});

test('a dropdown that has the focus before hydration stays open', async () => {
  const nav = await openNavbar(prerender(), {
    before: (host) => host.querySelector<HTMLElement>('button + div a')?.focus(),
  });
  assert.equal(nav.opened(), ['Corporate Insurance']);
  await nav.close();
});

test('Get A Quote follows the language of the page, before hydration and after', async () => {
  const quotes = () => nav.all('[data-page-text]').map(({ lang, textContent }) => [lang, textContent]);
  const nav = await openNavbar(prerender(), {
    before: () => showPageTexts({ language: 'te', translation: telugu }),
  });
  const inTelugu = ['te', telugu.page.getAQuote];
  assert.equal(quotes(), [inTelugu, inTelugu]);
  await nav.press(nav.top('Corporate Insurance'), 'mouse');
  assert.equal(quotes(), [inTelugu, inTelugu]);
  showPageTexts(ENGLISH);
  await nav.press(nav.top('Individual Insurance'), 'mouse');
  assert.equal(quotes(), [
    ['', COPY.quote],
    ['', COPY.quote],
  ]);
  await nav.close();
});

test.run();
