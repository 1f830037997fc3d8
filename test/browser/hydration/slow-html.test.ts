import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { layoutShifts } from '../../support/layout-shifts';
import { serveSlowly } from '../../support/slow-html';

const fixtures = setUpFixtures(test);

test('while the HTML is still arriving, nothing is hydrated; afterwards everything is', async () => {
  const { page, console: lines } = await fixtures.open();
  const server = await serveSlowly(fixtures.demo.siteUrl, 'class="navbar"');
  try {
    await page.goto(server.url, { waitUntil: 'commit' });
    const menu = page.locator('.navbar');
    await page.waitForFunction(() => window.BrokerWidgets && document.querySelector('.navbar li'));
    // The loader imports the same modules.
    await page.evaluate(async () => {
      const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
      await Promise.all(modules.map(({ href }) => import(href)));
      await new Promise((resolve) => setTimeout(resolve));
    });
    assert.is(await menu.getAttribute('data-live'), null);
    assert.is(await menu.locator('li').count(), 1);

    server.finish();
    await page.locator('.navbar[data-live]').waitFor();
    const served = await (await fetch(fixtures.demo.siteUrl)).text();
    const links = (html: string) => html.match(/<nav class="navbar".*?<\/nav>/s)?.[0].match(/<a /g)?.length;
    assert.is(links(await page.content()), links(served));
    assert.equal(lines, []);
  } finally {
    server.close();
  }
});

test('what is painted before the rest of the HTML arrives does not move', async () => {
  const { page } = await fixtures.open({ viewport: { width: 360, height: 740 } });
  const server = await serveSlowly(fixtures.demo.siteUrl, '>Health<');
  try {
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    server.finish();
    await page.waitForLoadState();
    assert.equal(await layoutShifts(page), []);
  } finally {
    server.close();
  }
});

test.run();
