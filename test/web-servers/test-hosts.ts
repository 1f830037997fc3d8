import { join } from 'node:path';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { htaccess } from '../../host-pages/deploy/apache';
import { caddyfile } from '../../host-pages/deploy/caddy';
import { nginxConf } from '../../host-pages/deploy/nginx';
import { encodePath } from '../../host-pages/head/addresses';
import { BROKER } from '../host-pages/head/another-broker';
import { writeFiles } from '../server/temp-site';
import { setUpFixtures, waitForForm } from '../support/fixtures';
import { fill, phase, submit } from '../support/quote-fields';
import { VALID_LEAD } from '../support/valid-lead';
import { copyForServers, HOSTS, type Host, type HostName, removeCopy } from './hosts';
import { comparedPaths, differences } from './same-as-demo';

const ODD_ROUTES = [
  { path: '/', file: 'index.html' },
  { path: '/marine/open-/-cover', file: 'marine/open-/-cover.html' },
  { path: `/works/contractor's "all" [50% (stop)]`, file: 'works/stop.html' },
];
const REDIRECTS = [
  { from: `/old works' (a+b)`, to: `/works/contractor's "all" [50% (stop)]` },
  { from: '/blog-details/MQ==', to: 'https://old.example/blog' },
  { from: '/motor.php', to: '/' },
];
const ODD_SITE = { ...BROKER, redirects: REDIRECTS };

/** Returns the files of a site whose paths contain characters that configurations of web servers treat specially. */
const oddSite = (): Readonly<Record<string, string>> => ({
  'nginx.conf': nginxConf(ODD_ROUTES, ODD_SITE),
  '.htaccess': htaccess(ODD_ROUTES, ODD_SITE),
  Caddyfile: caddyfile(ODD_ROUTES, ODD_SITE),
  'blog-details.html': 'a post',
  'blog-details/Mg==.html': 'a post with a page',
  // As in a build without openings, there is a page for openings, but no folder career-details/.
  'career-details.html': 'an opening',
  ...Object.fromEntries(ODD_ROUTES.map(({ path, file }) => [file, path])),
});

/** Returns the `Accept-Encoding` headers to test. Leaves out br for nginx, which can send it only with a module. */
const encodingsOf = (name: HostName) => (name === 'nginx' ? ['gzip', 'identity'] : ['gzip, br', 'identity']);

/** Before the tests of a file, starts the demo and copies its build. */
export function setUpHosts(test: Test) {
  const fixtures = setUpFixtures(test);
  let copy: Awaited<ReturnType<typeof copyForServers>>;
  test.before(async () => {
    copy = await copyForServers('dist');
  });
  test.after(async () => {
    if (copy) await removeCopy(copy.folder);
  });
  return {
    fixtures,
    get dist() {
      return copy.dist;
    },
    /** Starts a web server that serves the copied build or, if given, `files`. Calls `use` with the server. */
    async withHost(
      name: HostName,
      use: (host: Host) => Promise<void>,
      files?: Readonly<Record<string, string>>,
    ) {
      const folder = join(copy.folder, name.replace(/\W+/g, '-'));
      const dist = files ? join(copy.folder, 'small') : copy.dist;
      if (files) await writeFiles(dist, files);
      const host = await HOSTS[name]({ folder, dist, api: new URL(fixtures.demo.siteUrl).host });
      try {
        await use(host);
      } finally {
        await host.stop();
      }
    },
  };
}

/** Adds tests that check that the named servers respond like the demo. */
export function testHosts(test: Test, names: readonly HostName[], hosts: ReturnType<typeof setUpHosts>) {
  const { fixtures, withHost } = hosts;
  for (const name of names) {
    test(`${name} answers every path with the status, the headers and the content of the demo`, () =>
      withHost(name, async ({ url }) => {
        const { siteUrl } = fixtures.demo;
        const paths = await comparedPaths(siteUrl, hosts.dist);
        for (const encodings of encodingsOf(name))
          assert.equal(await differences(url, siteUrl, paths, encodings), []);
      }));

    test(`${name} takes paths with special characters literally, and redirects removed pages`, () =>
      withHost(
        name,
        async ({ url }) => {
          const get = (path: string) => fetch(url + encodeURI(path), { redirect: 'manual' });
          const content = async (path: string) => (await get(path)).text();
          for (const { path } of ODD_ROUTES) assert.is(await content(path), path);
          assert.is(await content('/blog-details/newer-than-the-build'), 'a post');
          assert.is(await content('/blog-details/Mg=='), 'a post with a page');
          assert.is(await content('/career-details/newer-than-the-build'), 'an opening');
          for (const { from, to } of REDIRECTS) {
            const { status, headers } = await get(`${from}?utm=1`);
            assert.is(status, 301);
            assert.is(
              headers.get('location')?.replace(url, ''),
              `${to.startsWith('/') ? encodePath(to) : to}?utm=1`,
            );
          }
        },
        oddSite(),
      ));

    test(`a partner's page shows and sends the form from ${name}`, () =>
      withHost(name, async ({ url }) => {
        const page = await fixtures.serve(`<!doctype html><html lang="en"><title>Partner</title>
<div data-broker-widget="quote-form" data-partner="agent-42"></div>
<script async src="${url}/loader.js" data-broker-loader></script>`);
        const visit = await fixtures.open();
        await visit.page.goto(page);
        await waitForForm(visit.host);
        const email = `${name.replace(/\W+/g, '-').toLowerCase()}@example.com`;
        await fill(visit.host, { ...VALID_LEAD, email });
        await submit(visit.host).click();
        await phase(visit.host, 'sent');
        const [lead] = (await fixtures.demo.leads()).filter((row) => row.email === email);
        assert.is(lead?.partner, 'agent-42');
        assert.equal(visit.console, []);
      }));
  }
}
