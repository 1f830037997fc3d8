import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerOf } from '../../web-servers/same-as-demo';
import { setUpHosts, testHosts } from '../../web-servers/test-hosts';

const hosts = setUpHosts(test);

testHosts(
  test,
  ['nginx', 'Apache with AllowOverride All', 'Apache with AllowOverride FileInfo Indexes'],
  hosts,
);

test('nginx also compresses what a proxy or a CDN passes on', () =>
  hosts.withHost('nginx', async ({ url }) => {
    const { headers } = await fetch(`${url}/quote-form.js`, {
      headers: { via: '1.1 cdn', 'accept-encoding': 'gzip' },
    });
    assert.is(headers.get('content-encoding'), 'gzip');
  }));

test('Apache leaves PHP files beside the pages alone', () =>
  hosts.withHost('Apache with AllowOverride All', async ({ url }) => {
    for (const file of ['admin/leads.php', 'info.php', 'admin/leads.php.html']) {
      await mkdir(join(hosts.dist, 'admin'), { recursive: true });
      await writeFile(join(hosts.dist, file), file);
    }
    // The Apache of this test has no PHP, so it sends the source of PHP files.
    for (const path of ['/admin/leads.php', '/info.php', '/info.php?a=1']) {
      const { status, headers } = await answerOf(url, path, 'gzip, br');
      assert.is(status, 200, path);
      assert.not.ok('content-security-policy' in headers || 'cache-control' in headers, path);
    }
  }));

test('Apache without the modules that .htaccess uses serves what it can, without an error', () =>
  hosts.withHost('Apache without modules', async ({ url, log }) => {
    const statusOf = async (path: string) => (await answerOf(url, path, 'identity')).status;
    assert.equal(
      [await statusOf('/'), await statusOf('/about-us.html'), await statusOf('/about-us')],
      [200, 200, 404],
    );
    assert.not.match(await log(), /htaccess/);
  }));

test.run();
