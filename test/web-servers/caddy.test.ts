import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpHosts, testHosts } from './test-hosts';

const hosts = setUpHosts(test);
testHosts(test, ['Caddy'], hosts);

test('Caddy answers methods other than GET and HEAD with 405, and paths that no file can have with 404', () =>
  hosts.withHost('Caddy', async ({ url }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await fetch(`${url}/about-us`, { method });
      assert.equal([method, status, headers.get('allow')], [method, 405, 'GET, HEAD']);
    }
    for (const path of ['/nothing%00', '/%00', '/widgets/a%00.js', '/a%01', `/${'a'.repeat(300)}`])
      assert.is((await fetch(url + path)).status, 404, path);
  }));

test('Caddy tells caches that an answer depends on the encodings that the client accepts, compressed or not', () =>
  hosts.withHost('Caddy', async ({ url }) => {
    for (const path of ['/about-us', '/loader.js', '/nothing'])
      for (const encoding of ['identity', 'gzip', 'br'])
        assert.is(
          (await fetch(url + path, { headers: { 'accept-encoding': encoding } })).headers.get('vary'),
          'Accept-Encoding',
        );
  }));

test.run();
