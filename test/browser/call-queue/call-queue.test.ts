import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, waitForForm } from '../../support/fixtures';

const fixtures = setUpFixtures(test);

// The stub of docs/embedding.md, a snippet that queues calls until the loader has run.
const [stub] =
  /<script>\s+window\.BrokerWidgets \?\?=[\s\S]*?<\/script>/.exec(
    readFileSync('docs/embedding.md', 'utf8'),
  ) ?? [];
const placeholder = (id: string, when: string) =>
  `<div id="${id}" data-broker-widget="quote-form" data-when="${when}">Fallback</div>`;

/** Opens a page that contains the stub, the placeholders in `body`, the `calls`, and the loader last. */
async function visit(body: string, calls: string) {
  const loader = `<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;
  const opened = await fixtures.open();
  await opened.page.goto(
    await fixtures.serve(`<!doctype html>${stub}${body}<script>${calls}</script>${loader}`),
  );
  return opened;
}

test('calls on the stub before the loader has loaded are run once it has', async () => {
  const body = `<p style="height: 9000px"></p>${placeholder('far', 'visible')}`;
  const calls = `window.received = [];
    for (const name of ['ready', 'unmounted']) BrokerWidgets.on('broker:' + name, ({ type, target }) => received.push(type + ' ' + target.id));
    BrokerWidgets.mount(document.querySelector('#far'));`;
  const { page, console } = await visit(body, calls);
  await page.waitForFunction('received.join() === "broker:ready far"');
  assert.is(await page.evaluate('typeof BrokerWidgets.version'), 'string');
  assert.equal(console, []);
});

test('a placeholder unmounted before the loader has loaded stays unmounted', async () => {
  const body = placeholder('unmounted', 'now') + placeholder('mounted', 'now');
  const { page, host } = await visit(body, "BrokerWidgets.unmount(document.querySelector('#unmounted'));");
  await waitForForm(host.last());
  assert.is(await host.first().locator('form').count(), 0);
  assert.ok(await page.locator('#unmounted').getByText('Fallback').isVisible());
});

test.run();
