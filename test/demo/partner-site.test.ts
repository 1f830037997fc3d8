import { inject } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPartnerSite } from '../../demo/partner/site';

const BROKER_ORIGIN = 'http://localhost:4567';
const request = (url: string) => inject(createPartnerSite({ brokerOrigin: BROKER_ORIGIN }), { url });

test("the page embeds the quote form from the broker's origin, with a link for browsers without scripts", async () => {
  for (const url of ['/', '/index.html', '/?from=mail']) {
    const { statusCode, headers, body } = await request(url);
    assert.is(statusCode, 200);
    assert.is(headers['content-type'], 'text/html;charset=utf-8');
    assert.match(body, `<script async src="${BROKER_ORIGIN}/loader.js" data-broker-loader></script>`);
    const [, partner] = /data-broker-widget="quote-form" data-partner="([\w-]+)"/.exec(body) ?? [];
    assert.ok(partner);
    assert.match(body, `href="${BROKER_ORIGIN}/embed/quote-form?partner=${partner}"`);
    assert.not.match(body, '{{');
  }
});

test('every file that the page refers to exists', async () => {
  const { body } = await request('/');
  const paths = [...body.matchAll(/<link[^>]* href="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
  assert.is(paths.length, 3);
  for (const path of paths) assert.is((await request(path)).statusCode, 200, path);
});

test('an unknown file gets 404', async () => {
  for (const url of ['/nothing', '/nothing.html', '/vendor/other.css', '/..%2fapp.ts', '/%zz']) {
    assert.is((await request(url)).statusCode, 404, url);
  }
});

test.run();
