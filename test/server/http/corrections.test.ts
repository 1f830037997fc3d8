import { utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { correctionsOf } from '../../../host-pages/deploy/corrections';
import { CORRECTIONS_FILE } from '../../../host-pages/deploy/headers';
import { redirectsFile } from '../../../host-pages/deploy/static-hosts';
import { encodePath } from '../../../host-pages/head/addresses';
import { ROUTES } from '../../../host-pages/routes';
import { createRedirects } from '../../../server/http/redirects';
import { changedSpellings, equalSpellings, LISTED, UNKNOWN_PATHS } from '../../support/changed-addresses';
import { withSite, withTempFolder, writeFiles } from '../temp-site';

const REDIRECTS = { redirects: [{ from: "/Old Works' (a)", to: '/services' }] };

const DIST = {
  ...Object.fromEntries(ROUTES.map(({ path, file }) => [file, `page ${path}`])),
  'embed/quote-form.html': 'form',
  'blog-details/MQ==.html': 'post 1',
  'blog-details/fn5-Pz8_.html': 'post 2',
  'career-details/~4KSF.html': 'opening 1',
  'blog/archive/1.html': 'archive',
  [CORRECTIONS_FILE]: JSON.stringify(correctionsOf(ROUTES, REDIRECTS)),
  _redirects: redirectsFile(ROUTES, REDIRECTS),
};

type Send = Parameters<Parameters<typeof withSite>[0]>[0]['send'];

/** Requests an address. Passes the path to `inject` in an object, because `inject` would normalise a URL string. */
function get(send: Send, address: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const [pathname, search = ''] = address.split(/(?=\?)/);
  return send({ method, url: { pathname, search } as unknown as string });
}

/** Returns the status and the target of the redirect from `url`. Returns undefined if `url` is not redirected. */
async function redirectOf(redirects: ReturnType<typeof createRedirects>, url: string) {
  let found: unknown;
  const writeHead = (status: number, { Location }: { Location: string }) => {
    found = [status, Location];
    return { end() {} };
  };
  const req = { method: 'GET', url } as IncomingMessage;
  await redirects.tryRedirect(req, { writeHead } as unknown as ServerResponse);
  return found;
}

test('a page has status 200 at every spelling of its path that is equal when decoded', () =>
  withSite(
    async ({ send }) => {
      for (const { path, sent } of LISTED.flatMap(equalSpellings)) {
        const { statusCode, body } = await get(send, sent);
        assert.equal([statusCode, body], [200, `page ${path}`], sent);
      }
    },
    { dist: DIST },
  ));

test('no cache stores a redirect with a query, which may name a partner', () =>
  withSite(
    async ({ send }) => {
      const { headers } = await get(send, '/embed/quote-form/?partner=agent-1');
      assert.equal(
        [headers.location, headers['cache-control']],
        ['/embed/quote-form?partner=agent-1', 'private, no-cache'],
      );
    },
    { dist: DIST },
  ));

test('one redirect leads from an address that a program has changed to the page, and keeps the query', () =>
  withTempFolder(async (folder) => {
    await writeFiles(folder, DIST);
    const redirects = createRedirects(folder, (error) => assert.unreachable(`${error}`));
    for (const { path, sent } of LISTED.flatMap(changedSpellings)) {
      const found = await redirectOf(redirects, `${sent}?utm=a%27&b=?)`);
      assert.equal(found, [301, `${encodePath(path)}?utm=a%27&b=?)`], sent);
    }
    // The targets of these redirects are not redirected again. The test above shows that each target has a page.
    for (const path of LISTED) assert.is(await redirectOf(redirects, encodePath(path)), undefined);
  }));

const QUERIES_IN_PATHS: readonly (readonly [sent: string, location: string])[] = [
  ...['%3F', '%3f', '%253F', '&', ';', '%26', '&amp;', '%3F%3F', '/%3F', '.html%3F', '.php%3F'].map(
    (separator) =>
      [`/embed/quote-form${separator}partner=agent-42`, '/embed/quote-form?partner=agent-42'] as const,
  ),
  ['/embed/quote-form%3Fpartner%3Dagent-42', '/embed/quote-form?partner%3Dagent-42'],
  ['/embed/quote-form%3Fpartner=agent-42&lang=hi', '/embed/quote-form?partner=agent-42&lang=hi'],
  ['/embed/quote-form%3Fpartner=agent-42?utm_source=wa', '/embed/quote-form?partner=agent-42&utm_source=wa'],
  ['/embed/quote-form&partner=Rao%20%26%20Sons', '/embed/quote-form?partner=Rao%20%26%20Sons'],
  ['/embed/quote-form%3Fpartner=%E0%B0%B0', '/embed/quote-form?partner=%E0%B0%B0'],
  ['/EMBED/QUOTE-FORM%3FPARTNER=AGENT-42', '/embed/quote-form?PARTNER=AGENT-42'],
  ['/embed/quote–form%3Fpartner=agent-42'.replace('–', '%E2%80%93'), '/embed/quote-form?partner=agent-42'],
  ['/embed/quote%252Dform?partner=agent-42', '/embed/quote-form?partner=agent-42'],
  ['/embed%252Fquote-form?partner=agent-42', '/embed/quote-form?partner=agent-42'],
  ['/embed/quote-form.php?partner=agent-42', '/embed/quote-form?partner=agent-42'],
  ['/embed/quote-form.htm?partner=agent-42', '/embed/quote-form?partner=agent-42'],
  ['/about-us%3Futm_source=wa', '/about-us?utm_source=wa'],
  ['/%3Futm_source=wa', '/?utm_source=wa'],
  ['//about-us/&utm_source=wa', '/about-us?utm_source=wa'],
  ['/blog-details/MQ==%3Futm_source=wa', '/blog-details/MQ==?utm_source=wa'],
  ['/old-works-(a)%3Futm_source=wa', '/services?utm_source=wa'],
];

test('a query that has become part of the path is a query again', () =>
  withSite(
    async ({ send }) => {
      for (const [sent, location] of QUERIES_IN_PATHS) {
        const { statusCode, headers } = await get(send, sent);
        assert.equal([statusCode, headers.location], [301, location], sent);
      }
      for (const path of [
        '//evil.example%3Fa=b',
        '/unknown%3Fpartner=a',
        '/loader.js%3Fv=1',
        '/embed%3Fquote-form',
      ]) {
        const { headers } = await get(send, path);
        assert.not.match(String(headers.location), /evil|unknown|loader/, path);
      }
    },
    { dist: DIST },
  ));

test('other spellings of the path of the form page, which would be a file, lead to the page with its query', () =>
  withSite(
    async ({ send }) => {
      for (const path of [
        '/embed/quote-form.html',
        '/embed//quote-form',
        '//embed/quote-form',
        '/embed/quote-form.HTML',
      ]) {
        const { statusCode, headers } = await get(send, `${path}?partner=agent-42`);
        assert.equal([statusCode, headers.location], [301, '/embed/quote-form?partner=agent-42'], path);
      }
      assert.is((await get(send, '/embed/quote-form.html')).statusCode, 200);
      assert.is((await get(send, '/embed/quote-form?partner=agent-42')).statusCode, 200);
    },
    { dist: DIST },
  ));

test('an anchor or a sentence after the address of the home page or of the form page leads to the page', () =>
  withSite(
    async ({ send }) => {
      for (const [sent, location] of [
        ['/%23formdata', '/'],
        ['/index.html%23formdata', '/'],
        ['/%20-%20formdata', '/'],
        ['/embed/quote-form.Please?partner=agent-42', '/embed/quote-form?partner=agent-42'],
      ] as const) {
        const { statusCode, headers } = await get(send, sent);
        assert.equal([statusCode, headers.location], [301, location], sent);
      }
    },
    { dist: DIST },
  ));

test('an address that is near to no page, or that a POST is sent to, is not corrected', () =>
  withSite(
    async ({ send }) => {
      for (const path of UNKNOWN_PATHS) {
        const { statusCode, headers } = await get(send, path);
        assert.equal([statusCode, headers.location], [404, undefined], path);
      }
      assert.is((await get(send, '/About-Us', 'HEAD')).statusCode, 301);
      assert.is((await get(send, '/About-Us', 'POST')).statusCode, 405);
      assert.is((await get(send, '/About-Us/', 'POST')).statusCode, 308);
    },
    { dist: DIST },
  ));

test('the page of a post or an opening is found however its id is encoded, without a redirect', () =>
  withSite(
    async ({ send }) => {
      for (const [path, body] of [
        ['/blog-details/MQ==', 'post 1'],
        ['/blog-details/MQ%3D%3D', 'post 1'],
        ['/blog-details/MQ%3d%3d', 'post 1'],
        ['/blog-details/%4D%51==', 'post 1'],
        ['/%62log%2Ddetails/MQ=%3D', 'post 1'],
        ['/blog-details/MQ=', 'post 1'],
        ['/blog-details/MQ', 'post 1'],
        ['/blog-details/MQ%3D', 'post 1'],
        ['/blog-details/fn5%2DPz8%5F', 'post 2'],
        ['/blog-details/fn5+Pz8_', 'post 2'],
        ['/blog-details/fn5%2BPz8_', 'post 2'],
        ['/career-details/~4KSF', 'opening 1'],
        ['/career-details/%7E4KSF', 'opening 1'],
      ] as const) {
        const response = await get(send, path);
        assert.equal([response.statusCode, response.body], [200, body], path);
      }
    },
    { dist: DIST },
  ));

test('the folder of an id is corrected and what follows the id is removed, but never the id itself', () =>
  withSite(
    async ({ send }) => {
      for (const [sent, location] of [
        ['/Blog-Details/MQ==', '/blog-details/MQ=='],
        ['/BLOG-DETAILS/mQ==', '/blog-details/mQ=='],
        ['/blog%E2%80%93details/MQ%3D%3D/', '/blog-details/MQ=='],
        ['/blog-details/MQ==).', '/blog-details/MQ=='],
        ['/blog-details/MQ==%E2%80%99', '/blog-details/MQ=='],
        ['/Career-details/~4KSF', '/career-details/~4KSF'],
        ['/career-details/dev_1-a.', '/career-details/dev_1-a'],
        ['/Blog/Archive/1).', '/blog/archive/1'],
      ]) {
        const { statusCode, headers } = await get(send, `${sent}?a=1`);
        assert.equal([statusCode, headers.location], [301, `${location}?a=1`], sent);
      }
      for (const path of [
        '/blog-details/mq==',
        '/career-details/%7E4ksf',
        '/career-details/Dev',
        '/blog/archive/2',
      ])
        assert.equal((await get(send, path)).headers.location, undefined, path);
      assert.equal((await get(send, '/blog-details/MQ==/')).headers.location, '/blog-details/MQ==');
    },
    { dist: DIST },
  ));

test('redirects of removed pages win, and their addresses are also corrected', () =>
  withSite(
    async ({ send }) => {
      for (const path of [
        "/Old%20Works'%20(a)",
        '/Old%20Works%27%20%28a%29',
        '/old%20works%E2%80%99%20(a',
        '/old-works-(a)/',
        "/Old%20Works'%20(a)/",
      ])
        assert.equal((await get(send, path)).headers.location, '/services', path);
    },
    { dist: DIST },
  ));

test('the rules are parsed once for each build', async () => {
  const { parse } = JSON;
  let parsed = 0;
  JSON.parse = (...args: Parameters<typeof parse>) => {
    if (`${args[0]}`.includes('"corrections"')) parsed++;
    return parse(...args);
  };
  try {
    await withSite(
      async ({ send, folder }) => {
        for (const path of ['/About-us', '/nothing', '/Services']) await get(send, path);
        assert.is(parsed, 1);
        const next = { exact: [], corrections: [{ pattern: '^/next$', to: '/services' }] };
        await writeFiles(folder, { [`dist/${CORRECTIONS_FILE}`]: JSON.stringify(next) });
        await utimes(join(folder, 'dist', CORRECTIONS_FILE), 1, 1);
        assert.is((await get(send, '/next')).headers.location, '/services');
        assert.is((await get(send, '/About-us')).statusCode, 404);
        assert.is(parsed, 2);
      },
      { dist: DIST },
    );
  } finally {
    JSON.parse = parse;
  }
});

test('a file of rules that cannot be read costs the corrections only, and is reported once', () =>
  withSite(
    async ({ send, errors }) => {
      assert.is((await get(send, '/About-Us')).statusCode, 404);
      assert.is((await get(send, '/nothing')).statusCode, 404);
      assert.is((await get(send, '/about-us')).statusCode, 200);
      assert.is(errors.length, 1);
    },
    { dist: { ...DIST, [CORRECTIONS_FILE]: '{', _redirects: '' } },
  ));

test.run();
