import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formIsReady, setUpFixtures } from '../../support/fixtures';

const fixtures = setUpFixtures(test);

// As docs/embedding.md gives it.
const [stub] =
  /<script>\s+window\.BrokerWidgets \?\?=[\s\S]*?<\/script>/.exec(
    readFileSync('docs/embedding.md', 'utf8'),
  ) ?? [];
const placeholder = (id: string, when: string) =>
  `<div id="${id}" data-broker-widget="quote-form" data-when="${when}">Fallback</div>`;

/** A page with the stub, what it calls, and the loader below. */
async function visit(body: string, calls: string) {
  const loader = `<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;
  const opened = await fixtures.open();
  await opened.page.goto(
    await fixtures.serve(`<!doctype html>${stub}${body}<script>${calls}</script>${loader}`),
  );
  return opened;
}

test('what is called on the stub before the loader came is done once it is there', async () => {
  const body = `<p style="height: 9000px"></p>${placeholder('far', 'visible')}`;
  const calls = `window.heard = [];
    for (const name of ['ready', 'unmounted']) BrokerWidgets.on('broker:' + name, ({ type, target }) => heard.push(type + ' ' + target.id));
    BrokerWidgets.mount(document.querySelector('#far'));`;
  const { page, console } = await visit(body, calls);
  await page.waitForFunction('heard.join() === "broker:ready far"');
  assert.is(await page.evaluate('typeof BrokerWidgets.version'), 'string');
  assert.equal(console, []);
});

test('a placeholder that was taken away before the loader came stays away', async () => {
  const body = placeholder('gone', 'now') + placeholder('there', 'now');
  const { page, host } = await visit(body, "BrokerWidgets.unmount(document.querySelector('#gone'));");
  await formIsReady(host.last());
  assert.is(await host.first().locator('form').count(), 0);
  assert.ok(await page.locator('#gone').getByText('Fallback').isVisible());
});

test.run();
