import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { buildAgain } from '../../support/build-again';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const TITLES = { before: COPY.title, after: 'Get A Newer Quote' };
const pathsOf = (dist: string): string[] => JSON.parse(readFileSync(`${dist}/build.json`, 'utf8')).files;
const sha384 = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

let deploy: Awaited<ReturnType<typeof buildAgain>>;
let server: Server;
let origin: string;

test.before(async () => {
  deploy = await buildAgain({ 'widgets/quote-form/copy.ts': [[`'${TITLES.before}'`, `'${TITLES.after}'`]] });
  const files = sirv(deploy.dist, {
    setHeaders: (response) => response.setHeader('access-control-allow-origin', '*'),
  });
  server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.after(() => {
  server?.close();
  server?.closeAllConnections();
  deploy?.remove();
});

const pageWith = (tag: string) => `<!doctype html><html lang="en"><title>Versions</title>
<div data-broker-widget="quote-form" data-api="${fixtures.demo.siteUrl}/api/" data-partner="old">
<a href="/">Get a quote</a></div>${tag}</html>`;

/**
 * Opens a page with the previous build's loader.js, as if the browser's cached copy were still fresh after the new
 * deploy.
 */
async function visitWithOldLoader() {
  const { page, host, console } = await fixtures.open();
  await page.route(`${origin}/loader.js`, (route) =>
    route.fulfill({ body: readFileSync('dist/loader.js'), contentType: 'text/javascript' }),
  );
  await page.goto(
    await fixtures.serve(pageWith(`<script async src="${origin}/loader.js" data-broker-loader></script>`)),
  );
  await waitForForm(host);
  return { page, host, console };
}

const title = '.broker-form__title';

test('an unreleased version builds with other bytes than before', () => {
  assert.not(deploy.failed, deploy.stderr);
  assert.is.not(sha384(`${deploy.dist}/loader-${version}.js`), sha384(`dist/loader-${version}.js`));
});

test('a new build keeps every hashed file of the previous one', () => {
  const before = pathsOf('dist').filter((path) => /^(?:widgets|assets|data)\//.test(path));
  assert.ok(before.length > 40);
  assert.equal(
    before.filter((path) => !existsSync(`${deploy.dist}/${path}`)),
    [],
  );
  assert.ok(
    pathsOf(deploy.dist).some((path) => !before.includes(path) && path.startsWith('widgets/quote-form-')),
  );
});

test('after a new deploy a page with the old loader has the old form, and its lead is stored', async () => {
  const { host, console } = await visitWithOldLoader();
  assert.is(await host.locator(title).textContent(), TITLES.before);
  await fill(host, { ...VALID_LEAD, email: 'old-loader@example.com' });
  await submit(host).click();
  await phase(host, 'sent');
  assert.ok((await fixtures.demo.leads()).some(({ email }) => email === 'old-loader@example.com'));
  assert.equal(console, []);
});

test('a page with the new loader has the new form', async () => {
  const { page, host } = await fixtures.open();
  await page.goto(
    await fixtures.serve(pageWith(`<script async src="${origin}/loader.js" data-broker-loader></script>`)),
  );
  await waitForForm(host);
  assert.is(await host.locator(title).textContent(), TITLES.after);
});

for (const name of ['loader', 'quote-form']) {
  const file = `${name}-${version}.js`;
  const tag = (integrity: string) =>
    `<script async src="${fixtures.demo.siteUrl}/${file}" integrity="${integrity}" crossorigin data-broker-loader></script>`;

  test(`${file} runs with the hash that the build prints, and may be cached for ever`, async () => {
    const { page, host, console } = await fixtures.open();
    await page.goto(await fixtures.serve(pageWith(tag(sha384(`dist/${file}`)))));
    await waitForForm(host);
    assert.equal(console, []);
    const { headers } = await fetch(`${fixtures.demo.siteUrl}/${file}`);
    assert.match(headers.get('cache-control') ?? '', 'immutable');
  });

  test(`${file} with other bytes than pinned does not run, and the fallback stays`, async () => {
    const { page, host } = await fixtures.open();
    const blocked = page.waitForEvent('console', (line) => line.text().includes('integrity'));
    await page.goto(await fixtures.serve(pageWith(tag(sha384('package.json')))));
    await blocked;
    assert.is(await page.evaluate('typeof BrokerWidgets'), 'undefined');
    assert.ok(await host.getByRole('link', { name: 'Get a quote' }).isVisible());
  });
}

test.run();
