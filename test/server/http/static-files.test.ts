import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentPolicy } from '../../../host-pages/deploy/content-policy';
import { redirectsFile } from '../../../host-pages/deploy/static-hosts';
import { ROUTES } from '../../../host-pages/routes';
import { SITE } from '../../../host-pages/site';
import { CITIES_FILE, withSite, writeFiles } from '../temp-site';

const PAGES = {
  'about-us.html': '<h1>About</h1>',
  "corporate/contractor's-(x)-/-y.html": '<h1>Odd</h1>',
  'blog-details.html': '<h1>Any post</h1>',
  'career-details.html': '<h1>Any opening</h1>',
  'blog-details/MQ==.html': '<h1>Post 1</h1>',
  '404.html': '<h1>404 - Page Not Found</h1>',
  'loader.js': 'loader()',
  'loader.js.br': 'brotli',
  'loader.js.gz': 'gzip',
  'widgets/quote-form-1a2b.js': 'widget()',
  'assets/mark.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'favicon.ico': 'icon',
  'site.webmanifest': '{}',
};

test('a page is revalidated each time and has a strict content policy', () =>
  withSite(
    async ({ send }) => {
      for (const url of ['/', '/about-us', '/about-us.html']) {
        const { statusCode, headers } = await send({ url });
        assert.is(statusCode, 200);
        assert.is(headers['cache-control'], 'no-cache');
        assert.is(headers['x-content-type-options'], 'nosniff');
        assert.is(headers['referrer-policy'], 'strict-origin-when-cross-origin');
        assert.is(headers['access-control-allow-origin'], undefined);
        assert.is(headers['content-security-policy'], contentPolicy(SITE));
        assert.is(headers['cross-origin-opener-policy'], 'same-origin');
        assert.match(headers['permissions-policy'] as string, 'camera=()');
        assert.is(headers['strict-transport-security'], undefined);
      }
    },
    { dist: PAGES },
  ));

test('an encoded slash in a path is one, and leads to no other folder', () =>
  withSite(
    async ({ send }) => {
      const { body } = await send({ url: "/corporate/contractor's-(x)-%2F-y" });
      assert.is(body, PAGES["corporate/contractor's-(x)-/-y.html"]);
      for (const url of ['/..%2fdist-next%2fsecret', '/a%2F..%2F..%2Fdist-next/secret'])
        assert.is((await send({ url })).statusCode, 404, url);
    },
    { dist: { ...PAGES, '../dist-next/secret.html': 'secret' } },
  ));

test('hashed files are immutable and may be loaded from any origin', () =>
  withSite(
    async ({ send }) => {
      for (const url of ['/widgets/quote-form-1a2b.js', '/assets/mark.svg', `/${CITIES_FILE}`]) {
        const { headers } = await send({ url });
        assert.is(headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.is(headers['access-control-allow-origin'], '*');
        assert.is(headers['cross-origin-resource-policy'], 'cross-origin');
        assert.is(headers['timing-allow-origin'], '*');
        assert.is(headers['x-content-type-options'], 'nosniff');
        assert.is(headers['content-security-policy'], undefined);
      }
    },
    { dist: PAGES },
  ));

test('the loader is cached for five minutes, has a charset, and is sent in an accepted encoding', () =>
  withSite(
    async ({ send }) => {
      for (const [accepted, body, encoding] of [
        ['gzip, br', 'brotli', 'br'],
        ['gzip', 'gzip', 'gzip'],
        ['', 'loader()', undefined],
      ]) {
        const response = await send({ url: '/loader.js', headers: { 'accept-encoding': accepted } });
        assert.is(response.body, body);
        assert.is(response.headers['content-encoding'], encoding);
        assert.is(response.headers['content-type'], 'text/javascript;charset=utf-8');
        assert.is(response.headers['cache-control'], 'public, max-age=300');
        assert.is(response.headers['access-control-allow-origin'], '*');
        assert.is(response.headers.vary, 'Accept-Encoding');
      }
    },
    { dist: PAGES },
  ));

test('a path with special characters is found, encoded or not', () =>
  withSite(
    async ({ send }) => {
      for (const url of ["/corporate/contractor's-(x)-/-y", '/corporate/contractor%27s-%28x%29-/-y']) {
        assert.is((await send({ url })).body, '<h1>Odd</h1>');
      }
    },
    { dist: PAGES },
  ));

test('every route is served, encoded or not', () =>
  withSite(
    async ({ send }) => {
      for (const { path } of ROUTES) {
        const encoded = path.replace(/[^\w/-]/g, (odd) => `%${odd.charCodeAt(0).toString(16)}`);
        for (const url of [path, encoded]) {
          const response = await send({ url });
          assert.is(response.statusCode, path === '/404' ? 404 : 200, url);
          assert.is(response.body, `<h1>${path}</h1>`, url);
        }
      }
    },
    { dist: Object.fromEntries(ROUTES.map(({ path, file }) => [file, `<h1>${path}</h1>`])) },
  ));

test('a trailing slash redirects to the path, and never to another site', () =>
  withSite(
    async ({ send }) => {
      for (const [url, location] of [
        ['/about-us/', '/about-us'],
        ['/about-us///?from=x/', '/about-us?from=x/'],
        ["/corporate/contractor's-(x)-/-y/", "/corporate/contractor's-(x)-/-y"],
        ['/blog-details/', '/blog-details'],
      ] as const) {
        const response = await send({ url });
        assert.is(response.statusCode, 308, url);
        assert.is(response.headers.location, location);
      }
      for (const path of ['//evil.example/', '/\\evil.example/']) {
        const url = { pathname: path } as unknown as string;
        assert.is((await send({ url })).headers.location, undefined, path);
      }
      assert.is((await send({ url: '/' })).statusCode, 200);
      assert.is((await send({ url: '/api/nothing/' })).statusCode, 404);
    },
    { dist: PAGES },
  ));

test('a post that is newer than the build gets the generic page, and one that does not exist with status 404', () =>
  withSite(
    async ({ send }) => {
      assert.is((await send({ url: '/blog-details/MQ==' })).body, '<h1>Post 1</h1>');
      const newer = await send({ url: '/blog-details/Mg==?from=x' });
      assert.equal([newer.statusCode, newer.body], [200, '<h1>Any post</h1>']);
      for (const url of ['/blog-details/eA==', '/blog-details/%', '/blog-details/@']) {
        const missing = await send({ url });
        assert.is(missing.statusCode, 404, url);
        if (url.endsWith('==')) assert.is(missing.body, '<h1>Any post</h1>');
      }
      const opening = await send({ url: '/career-details/1' });
      assert.equal([opening.statusCode, opening.body], [200, '<h1>Any opening</h1>']);
      assert.is((await send({ url: '/career-details/none' })).statusCode, 404);
    },
    { dist: PAGES },
  ));

test('while the database fails, the page of a post that is newer than the build has status 503', () =>
  withSite(
    async ({ db, send, errors }) => {
      await db.destroy();
      const response = await send({ url: '/blog-details/Mg==' });
      assert.equal([response.statusCode, response.body], [503, '<h1>Any post</h1>']);
      assert.is(errors.length, 1);
      assert.is((await send({ url: '/blog-details/MQ==' })).statusCode, 200);
    },
    { dist: PAGES },
  ));

test('removed pages are redirected with their query, as static hosts do', () =>
  withSite(
    async ({ send, folder }) => {
      for (const [url, location] of [
        ["/old%20works'", '/services'],
        ['/old%20works%27?a=1&b=?', '/services?a=1&b=?'],
        ['/blog-details/OQ==', 'https://old.example/blog'],
      ] as const) {
        const response = await send({ url });
        assert.equal([response.statusCode, response.headers.location], [301, location], url);
      }
      assert.is((await send({ url: '/blog-details/MQ==' })).body, '<h1>Post 1</h1>');
      assert.is((await send({ url: '/404-old' })).statusCode, 404);
      await writeFiles(folder, { 'dist/_redirects': '/new /services 301\n' });
      assert.is((await send({ url: '/new' })).statusCode, 301, 'after another build');
      assert.is((await send({ url: '/old%20works' })).statusCode, 404, 'after another build');
    },
    {
      dist: {
        ...PAGES,
        _redirects: `# Comment\n${redirectsFile([{ path: '/services', file: 'services.html' }], {
          redirects: [
            { from: "/old works'", to: '/services' },
            { from: '/blog-details/OQ==', to: 'https://old.example/blog' },
          ],
        })}`,
      },
    },
  ));

test('an unknown path gets the 404 page', () =>
  withSite(
    async ({ send }) => {
      for (const url of [
        '/nothing',
        '/404',
        '/404.html',
        '/widgets/gone.js',
        '/%zz',
        '/..%2f..%2fetc/passwd',
        '/%2e%2e/data/broker.db',
      ]) {
        const response = await send({ url });
        assert.is(response.statusCode, 404);
        assert.is(response.body, '<h1>404 - Page Not Found</h1>');
        assert.is(response.headers['cache-control'], 'no-cache');
      }
    },
    { dist: PAGES },
  ));

test('a build without a 404 page still responds with 404', () =>
  withSite(async ({ send }) => {
    const response = await send({ url: '/nothing' });
    assert.is(response.statusCode, 404);
    assert.is(response.body, '404 - Not Found');
  }));

test('the icon and the manifest have their content types', () =>
  withSite(
    async ({ send }) => {
      assert.is((await send({ url: '/favicon.ico' })).headers['content-type'], 'image/x-icon');
      const manifest = await send({ url: '/site.webmanifest' });
      assert.is(manifest.headers['content-type'], 'application/manifest+json');
    },
    { dist: PAGES },
  ));

test('an unchanged file is not sent again', () =>
  withSite(
    async ({ send }) => {
      const { headers } = await send({ url: '/robots.txt' });
      assert.is(headers['cache-control'], 'no-cache');
      const again = await send({ url: '/robots.txt', headers: { 'if-none-match': headers.etag } });
      assert.is(again.statusCode, 304);
    },
    { dist: PAGES },
  ));

test('a page rejects POST, and an invalid range is ignored', () =>
  withSite(async ({ send }) => {
    const response = await send({ method: 'POST', url: '/' });
    assert.is(response.statusCode, 405);
    assert.is(response.headers.allow, 'GET, HEAD');
    assert.is((await send({ url: '/', headers: { range: 'bytes=5-2' } })).statusCode, 200);
  }));

test.run();
