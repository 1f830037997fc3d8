import type { CDPSession, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { IS_FULL } from '../../support/full-run';

const fixtures = setUpFixtures(test);

/**
 * Number of rounds before the first count. These rounds make the engine allocate everything that it allocates only
 * once, such as compiled code, styles and caches.
 */
const WARM_UP = 100;
const ROUNDS = 1_000;
/**
 * Number of forms that are mounted at the same time. The test mounts several forms at once because it is faster: the
 * forms then wait for the same frames and timers.
 */
const AT_ONCE = 10;
/** Maximum number of nodes or listeners that may be left behind: one for every twenty rounds. */
const MAX_STRAY = ROUNDS / 20;
/**
 * Maximum number of bytes that may be left behind. Even without a leak, the engine's own memory grows by up to half of
 * this limit. A leaked form has 500 nodes, which take tens of kilobytes.
 */
const MAX_STRAY_BYTES = ROUNDS * 1_000;

type Counted = { readonly nodes: number; readonly jsEventListeners: number; readonly bytes: number };

async function count(page: Page, session: CDPSession): Promise<Counted> {
  // Wait until the browser is idle: the last form can be collected only once the browser has discarded the form's
  // rendering.
  for (let times = 0; times < 3; times++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    await session.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: bytes } = await session.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, bytes };
}

// A script for the test page. In each round, it inserts a new placeholder, as a framework would. A placeholder that was
// used before would still have its shadow root.
const ROUND = `const runInTurn = async (rounds, html, end) => {
  const waitForEvent = (target, type) => new Promise((resolve) => target.addEventListener(type, resolve));
  for (let round = 0; round < rounds; round++) {
    const container = document.createElement('div');
    const ready = waitForEvent(container, 'broker:ready');
    container.innerHTML = html;
    const [host] = container.children;
    document.querySelector('main').append(container);
    if (end === 'before mounting') await new Promise((resolve) => setTimeout(resolve));
    else {
      await ready;
      host.shadowRoot.querySelector('[name=first_name]').focus();
      host.setAttribute('data-partner', 'changed');
      const unmounted = waitForEvent(host, 'broker:unmounted');
      if (end === 'unmount()') BrokerWidgets.unmount(host);
      else container.remove();
      await unmounted;
    }
    container.remove();
  }
};
window.runRounds = (rounds, ...round) =>
  Promise.all(Array.from({ length: ${AT_ONCE} }, () => runInTurn(rounds / ${AT_ONCE}, ...round)));`;

const EXTRAS = 'data-lang="hi" data-consent="required" data-attribution="first-touch" data-city="Pune"';

// biome-ignore format: a case is a line
const FULL_ONLY = [
  ['inserted and removed', 'data-when="now"', 'remove()'],
  ['inserted, mounted once visible and removed', '', 'remove()'],
  ['inserted and unmounted with unmount()', 'data-when="now"', 'unmount()'],
] as const;

// biome-ignore format: a case is a line
const CASES = [
  ['with extras and a translation, inserted and removed', `data-when="now" ${EXTRAS}`, 'remove()'],
  ['removed before they are mounted', 'style="position: absolute; top: 9000px"', 'before mounting'],
] as const;

for (const [what, attributes, end] of IS_FULL ? [...FULL_ONLY, ...CASES] : CASES) {
  test(`forms ${what} leak no nodes, listeners or memory in ${ROUNDS} rounds`, async () => {
    const html = `<div data-broker-widget="quote-form" ${attributes}>Fallback</div>`;
    const first = '<div data-broker-widget="quote-form">Fallback</div>';
    const loader = `<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;
    const { page, host, console } = await fixtures.open();
    await page.goto(
      await fixtures.serve(`<!doctype html><main></main>${first}<script>${ROUND}</script>${loader}`),
    );
    await waitForForm(host);
    const go = (rounds: number) => page.evaluate(`runRounds(${rounds}, ${JSON.stringify(html)}, '${end}')`);
    const session = await page.context().newCDPSession(page);
    await go(WARM_UP);
    const before = await count(page, session);
    await go(ROUNDS);
    const after = await count(page, session);
    const growth = (key: keyof Counted) => after[key] - before[key];
    assert.ok(growth('nodes') < MAX_STRAY, `${growth('nodes')} nodes more`);
    assert.ok(growth('jsEventListeners') < MAX_STRAY, `${growth('jsEventListeners')} listeners more`);
    assert.ok(growth('bytes') < MAX_STRAY_BYTES, `${growth('bytes')} bytes more`);
    assert.equal(console, []);
  });
}

test.run();
