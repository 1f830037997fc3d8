import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';

const fixtures = setUpFixtures(test);

/** Serves our site, with a home page whose HTML stops in the middle of its menu until `finish` is called. */
async function serveSlowly(site: string) {
  let finish = () => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (request.url !== '/') return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const middle = html.indexOf('</li>', html.indexOf('class="navbar"'));
    response.write(html.slice(0, middle));
    finish = () => response.end(html.slice(middle));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    finish: () => finish(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('while the HTML is still arriving, nothing is hydrated; afterwards everything is', async () => {
  const { page, console: lines } = await fixtures.open();
  const server = await serveSlowly(fixtures.demo.siteUrl);
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

test.run();
