import type { CDPSession, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formIsReady, setUpFixtures } from '../../support/fixtures';

const fixtures = setUpFixtures(test);

/** What an engine keeps once: compiled code, styles, caches of its own. */
const WARM_UP = 100;
const ROUNDS = 1_000;
/** One node or listener that each round left behind would be a thousand. */
const STRAY = 50;
/** An engine's own come to a third of it, and stop there. A form is 500 nodes: a thousand of them are tens of megabytes. */
const STRAY_BYTES = 1_000_000;

type Counted = { readonly nodes: number; readonly jsEventListeners: number; readonly bytes: number };

async function count(page: Page, session: CDPSession): Promise<Counted> {
  // The last form goes once what is drawn of it has gone.
  for (let times = 0; times < 3; times++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await session.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: bytes } = await session.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, bytes };
}

// In a new box each round, as a framework would: an element that comes back has its shadow root again.
const ROUND = `window.goThrough = async (rounds, html, end) => {
  const hears = (target, type) => new Promise((resolve) => target.addEventListener(type, resolve));
  for (let round = 0; round < rounds; round++) {
    const box = document.createElement('div');
    const ready = hears(box, 'broker:ready');
    box.innerHTML = html;
    const [host] = box.children;
    document.querySelector('main').append(box);
    if (end === 'before it is seen') await new Promise((resolve) => setTimeout(resolve));
    else {
      await ready;
      host.shadowRoot.querySelector('[name=first_name]').focus();
      host.setAttribute('data-partner', 'changed');
      const gone = hears(host, 'broker:unmounted');
      if (end === 'by hand') BrokerWidgets.unmount(host);
      else box.remove();
      await gone;
    }
    box.remove();
  }
};`;

const MORE = 'data-lang="hi" data-consent="required" data-attribution="first-touch" data-city="Pune"';

// biome-ignore format: a way is a line
const WAYS = [
  ['inserted and removed', 'data-when="now"', 'with its box'],
  ['that waited to be seen, inserted and removed', '', 'with its box'],
  ['with all that can be asked for, inserted and removed', `data-when="now" ${MORE}`, 'with its box'],
  ['inserted, and unmounted by hand', 'data-when="now"', 'by hand'],
  ['that are removed before they are seen', 'style="position: absolute; top: 9000px"', 'before it is seen'],
] as const;

for (const [what, attributes, end] of WAYS) {
  test(`forms ${what}, leave no node, no listener and no memory behind in ${ROUNDS} rounds`, async () => {
    const html = `<div data-broker-widget="quote-form" ${attributes}>Fallback</div>`;
    const first = '<div data-broker-widget="quote-form">Fallback</div>';
    const loader = `<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;
    const { page, host, console } = await fixtures.open();
    await page.goto(
      await fixtures.serve(`<!doctype html><main></main>${first}<script>${ROUND}</script>${loader}`),
    );
    await formIsReady(host);
    const go = (rounds: number) => page.evaluate(`goThrough(${rounds}, ${JSON.stringify(html)}, '${end}')`);
    const session = await page.context().newCDPSession(page);
    await go(WARM_UP);
    const before = await count(page, session);
    await go(ROUNDS);
    const after = await count(page, session);
    const more = (of: keyof Counted) => after[of] - before[of];
    assert.ok(more('nodes') < STRAY, `${more('nodes')} nodes more`);
    assert.ok(more('jsEventListeners') < STRAY, `${more('jsEventListeners')} listeners more`);
    assert.ok(more('bytes') < STRAY_BYTES, `${more('bytes')} bytes more`);
    assert.equal(console, []);
  });
}

test.run();
