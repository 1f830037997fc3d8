import { chmod, mkdtemp } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { htaccess } from '../../host-pages/deploy/apache';
import { caddyfile } from '../../host-pages/deploy/caddy';
import { nginxConf } from '../../host-pages/deploy/nginx';
import { encodePath } from '../../host-pages/head/addresses';
import { ROUTES } from '../../host-pages/routes';
import { BROKER } from '../host-pages/head/another-broker';
import { writeFiles } from '../server/temp-site';
import { changedSpellings, equalSpellings, LISTED, UNKNOWN_PATHS } from '../support/changed-addresses';
import { HOSTS, type HostName, removeCopy } from './hosts';

const SITE = { ...BROKER, redirects: [{ from: "/Old Works' (a)", to: '/services' }] };

/** A site's files, keyed by path. Each page contains only a short text, which tells tests which page a server sent. */
const FILES = {
  ...Object.fromEntries(ROUTES.map(({ path, file }) => [file, path])),
  'embed/quote-form.html': '/embed/quote-form',
  'blog-details/MQ==.html': 'post 1',
  'blog-details/MTI=.html': 'post 12',
  'career-details/~4KSF.html': 'opening 1',
  'blog/archive/1.html': 'archive',
  'nginx.conf': nginxConf(ROUTES, SITE),
  '.htaccess': htaccess(ROUTES, SITE),
  Caddyfile: caddyfile(ROUTES, SITE),
};

/** Spellings of paths of posts and openings, each with the text of the page that the server must send. */
const SAME_RECORDS = [
  ...['/blog-details/MQ==', '/blog-details/MQ%3D%3D', '/blog-details/MQ%3d=', '/blog-details/%4d%51=='].map(
    (path) => [path, 'post 1'],
  ),
  ...['/%62log%2Ddetails/MQ==', '/blog-details/MQ=', '/blog-details/MQ%3D', '/blog-details/MQ'].map(
    (path) => [path, 'post 1'],
  ),
  ...['/blog-details/MTI=', '/blog-details/MTI%3D', '/blog-details/MTI'].map((path) => [path, 'post 12']),
  ...['/career-details/~4KSF', '/career-details/%7E4KSF', '/career-details/%7e4KSF'].map((path) => [
    path,
    'opening 1',
  ]),
];

const CHANGED_RECORDS = [
  ['/Blog-Details/MQ==', '/blog-details/MQ=='],
  ['/BLOG-DETAILS/mQ==', '/blog-details/mQ=='],
  ['/blog-details/MQ==%29.', '/blog-details/MQ=='],
  ['/blog-details/MQ==%E2%80%99', '/blog-details/MQ=='],
  ['/blog%E2%80%93details/MQ%3D%3D/', '/blog-details/MQ=='],
  ['/Career-details/~4KSF', '/career-details/~4KSF'],
  ['/Blog/Archive/1%29.', '/blog/archive/1'],
];

/**
 * Paths that contain the query of a partner's link. Servers copy the query unchanged into the target of the redirect,
 * so these queries contain only characters that need no encoding.
 */
const QUERIES_IN_PATHS = [
  ...['&', ';', '&amp;', '%26', '%253F'].map((separator) => `/embed/quote-form${separator}partner=agent-42`),
  '/Embed/Quote%E2%80%93Form&partner=agent-42%29.',
];
const ENCODED_QUERIES = ['/embed/quote-form%3Fpartner=agent-42', '/embed/quote-form%3fpartner%3Dagent-42'];

const CHANGED_REMOVED = ['/old%20works%E2%80%99%20(a', '/Old%20Works%27%20%28a%29', '/old-works-(a)/'];

/** Requests a path unchanged. fetch() would normalise the path. */
function ask(origin: string, path: string, agent: Agent, method = 'GET') {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    request({ hostname, port, path, method, agent }, (res) => {
      let body = '';
      res.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, location: res.headers.location?.replace(origin, ''), body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

for (const name of ['nginx', 'Apache with AllowOverride FileInfo Indexes', 'Caddy'] satisfies HostName[]) {
  test(`${name} leads from each changed address of the sitemap to the page, with one redirect`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'broker-addresses-'));
    await chmod(folder, 0o755);
    const dist = join(folder, 'dist');
    await writeFiles(dist, FILES);
    const host = await HOSTS[name]({ folder: join(folder, 'server'), dist, api: '127.0.0.1:9' });
    const agent = new Agent({ keepAlive: true });
    const wrong: unknown[] = [];
    const check = async (path: string, expected: object, method?: string) => {
      const found = await ask(host.url, path, agent, method);
      for (const [key, value] of Object.entries(expected))
        if (found[key as keyof typeof found] !== value) wrong.push({ path, method, [key]: found, expected });
    };
    const isPage = (path: string, body: string) => check(path, { status: 200, location: undefined, body });
    const isMoved = (path: string, location: string) =>
      check(`${path}?utm=a%27&b=)`, { status: 301, location: `${location}?utm=a%27&b=)` });
    try {
      for (const { path, sent } of LISTED.flatMap(equalSpellings)) await isPage(sent, path);
      for (const { path, sent } of LISTED.flatMap(changedSpellings)) await isMoved(sent, encodePath(path));
      for (const [path = '', body = ''] of SAME_RECORDS) await isPage(path, body);
      for (const [path = '', target = ''] of CHANGED_RECORDS) await isMoved(path, target);
      const partnerLink = '/embed/quote-form?partner=agent-42';
      for (const path of QUERIES_IN_PATHS) await check(path, { status: 301, location: partnerLink });
      // Apache needs two redirects; the first one puts a ";" in place of the question mark.
      const encodedTo = name.startsWith('Apache') ? partnerLink.replace('?', ';') : partnerLink;
      for (const path of ENCODED_QUERIES) await check(path, { status: 301, location: encodedTo });
      await check('/embed/quote%252Dform?partner=agent-42', { status: 301, location: partnerLink });
      for (const path of ['/embed/quote-form?partner=agent-42', '/embed/quote-form%3Fpartner=a%0d%0aX:%20b'])
        await check(path, { location: undefined });
      for (const path of CHANGED_REMOVED) await isMoved(path, '/services');
      for (const path of UNKNOWN_PATHS) await check(path, { status: 404, location: undefined });
      await check('/About-Us', { status: 301, location: '/about-us' }, 'HEAD');
      await check('/About-Us', { location: undefined }, 'POST');
      await check('/about-us/?a=1', { status: 308, location: '/about-us?a=1' });
      assert.equal(wrong.slice(0, 20), [], await host.log());
    } finally {
      agent.destroy();
      await host.stop();
      await removeCopy(folder);
    }
  });
}

test.run();
