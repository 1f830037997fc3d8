import { readFileSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtFiles } from '../../../host-pages/built-files';
import { setUpFixtures } from '../../support/fixtures';
import { debugPage, looked, PLACEHOLDER, panelOf } from './run-diagnostics';

const fixtures = setUpFixtures(test);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { files } = await builtFiles('dist');
const built = (name: string) => files.find((file) => new RegExp(`^widgets/${name}-.{8}\\.js$`).test(file));

type Case = { readonly headers?: Record<string, string>; readonly html?: string };

async function visit({ headers = {}, html = debugPage(fixtures.demo.siteUrl) }: Case = {}) {
  const url = await fixtures.serve(html, headers);
  const opened = await fixtures.open();
  return { ...opened, url };
}

test('where there are no problems the panel and the console say so, with version, folder and the status of each widget', async () => {
  const { page, console, url } = await visit({
    html: debugPage(fixtures.demo.siteUrl).replace(' data-debug', ''),
  });
  await page.goto(`${url}?broker-debug`);
  const { headline, told, places } = await looked(page);
  assert.equal(told, []);
  assert.is(headline, 'Broker widgets: no problems');
  assert.equal(places, ['quote-form in body > div: mounted']);
  const ours = console.filter((line) => /broker/i.test(line) && !line.startsWith('error: Failed to load'));
  assert.is(ours.length, 1, console.join('\n'));
  assert.match(`${ours[0]}`, `no problems. Version ${version} from ${fixtures.demo.siteUrl}/`);
});

test('a page that does not ask for it loads none of it', async () => {
  const { page, host, url } = await visit({
    html: debugPage(fixtures.demo.siteUrl).replace(' data-debug', ''),
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(url);
  await host.locator('form[novalidate]').waitFor();
  assert.equal(
    requests.filter((address) => address.includes('diagnostics')),
    [],
  );
});

test('a policy without connect-src for the broker is named, with the line that is wanted', async () => {
  const { page, console, url } = await visit({
    headers: {
      'content-security-policy': `script-src ${fixtures.demo.siteUrl}; style-src 'none'; connect-src 'self'`,
    },
  });
  await page.goto(url);
  const { told } = await looked(page);
  const send = told.find(({ expected }) => expected.endsWith('contact_us.php'));
  assert.equal(send, {
    id: 'Problem: csp',
    expected: `${fixtures.demo.siteUrl}/api/broker/contact_us.php`,
    actual: 'blocked by connect-src of the Content-Security-Policy of this page',
    fix: `Add ${fixtures.demo.siteUrl} to connect-src. style-src needs nothing for the widgets.`,
  });
  assert.ok(
    told.every(({ id }) => id === 'Problem: csp'),
    JSON.stringify(told),
  );
  assert.ok(
    console.some((line) => line.startsWith('warning: broker-widgets: diagnostics: csp')),
    console.join('\n'),
  );
});

test('a policy whose script-src names the files of another build is named, with the chunk it blocks', async () => {
  const site = fixtures.demo.siteUrl;
  const allowed = ['loader.js', built('registry'), built('diagnostics'), built('runtime')];
  const scripts = allowed.map((file) => `${site}/${file}`).join(' ');
  const { page, url } = await visit({
    headers: { 'content-security-policy': `script-src ${scripts}; connect-src ${site}` },
  });
  await page.goto(url);
  const { told, places } = await looked(page);
  assert.equal(told, [
    {
      id: 'Problem: csp',
      expected: `${site}/${built('quote-form')}`,
      actual: 'blocked by script-src-elem of the Content-Security-Policy of this page',
      fix: `Add ${site} to script-src. style-src needs nothing for the widgets.`,
    },
  ]);
  assert.equal(places, ['quote-form in body > div: failed']);
});

test('a policy that would forbid our calls is told of before it is in force', async () => {
  const site = fixtures.demo.siteUrl;
  const { page, url } = await visit({
    headers: { 'content-security-policy-report-only': "connect-src 'self'; report-to none" },
  });
  await page.goto(url);
  const { headline, told } = await looked(page);
  assert.is(headline, 'Broker widgets: no problems');
  assert.ok(told.length > 0);
  assert.ok(
    told.every(({ id, fix }) => id === 'Note: csp-report-only' && fix.includes(`add ${site} to connect-src`)),
  );
});

test('under a policy of nonces, no styles and no Trusted Types the panel comes, has its styles and breaks nothing', async () => {
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-x' 'strict-dynamic'",
    `connect-src ${fixtures.demo.siteUrl}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const html = debugPage(fixtures.demo.siteUrl, { tag: 'nonce="x"' });
  const { page, console, url } = await visit({ html, headers: { 'content-security-policy': policy } });
  await page.goto(url);
  assert.equal((await looked(page)).told, []);
  const border = await panelOf(page).evaluate((panel) => getComputedStyle(panel).borderTopWidth);
  assert.is(border, '2px');
  assert.equal(
    console.filter((line) => /policy|Trusted/.test(line)),
    [],
  );
});

test('what a policy blocks of the page itself is not ours to tell', async () => {
  const site = fixtures.demo.siteUrl;
  const { page, url } = await visit({
    html: debugPage(site, {
      body: `${PLACEHOLDER}<style>p{}</style><img src="https://elsewhere.example/a.png">`,
    }),
    headers: {
      'content-security-policy': `script-src ${site}; connect-src ${site}; style-src 'none'; img-src 'none'`,
    },
  });
  await page.goto(url);
  assert.equal((await looked(page)).told, []);
});

const FILES: readonly (readonly [
  what: string,
  answer: (route: Route) => Promise<void>,
  id: string,
  actual: string,
])[] = [
  ['is blocked', (route) => route.abort(), 'file-blocked', 'no response: the connection was refused'],
  [
    'is blocked as a script only',
    (route) => (route.request().resourceType() === 'fetch' ? route.continue() : route.abort()),
    'file-blocked-as-script',
    'the correct bytes when fetched as data',
  ],
  [
    'has other bytes',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}/* by a proxy */` });
    },
    'file-changed',
    'a file (text/javascript) whose bytes differ from the build',
  ],
  [
    'is a page of a proxy',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
        body: '<p>Stop',
      }),
    'file-changed',
    'a file (text/html)',
  ],
  [
    'is gone',
    (route) => route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: '' }),
    'file-missing',
    'status 404',
  ],
];

for (const [what, answer, id, actual] of FILES)
  test(`a chunk that ${what} is named as ${id}`, async () => {
    const { page, console, url } = await visit();
    await page.route('**/widgets/quote-form-*.js', answer);
    await page.goto(url);
    const { told, places } = await looked(page);
    assert.equal(
      told.map((each) => [each.id, each.expected]),
      [[`Problem: ${id}`, `${fixtures.demo.siteUrl}/${built('quote-form')}`]],
    );
    assert.ok(told[0]?.actual.startsWith(actual), told[0]?.actual);
    assert.equal(places, ['quote-form in body > div: failed']);
    assert.ok(
      console.some((line) => line.startsWith(`warning: broker-widgets: diagnostics: ${id}\n`)),
      console.join('\n'),
    );
  });

test('a chunk from a server that does not allow this page is named as file-cors', async () => {
  const form = built('quote-form');
  const files = ['loader.js', form, ...['registry', 'diagnostics', 'runtime'].map(built)].map((file) => {
    const cors = file === form ? {} : { 'access-control-allow-origin': '*' };
    const headers = { 'content-type': 'text/javascript', ...cors };
    return [`/${file}`, { html: readFileSync(`dist/${file}`, 'utf8'), headers }] as const;
  });
  const cdn = new URL(await fixtures.serve('', {}, Object.fromEntries(files))).origin;
  const { page, url } = await visit({
    html: debugPage(cdn, { tag: `data-api="${fixtures.demo.siteUrl}/api/"` }),
  });
  await page.goto(url);
  const { told } = await looked(page);
  assert.equal(
    told.map((each) => [each.id, each.expected]),
    [['Problem: file-cors', `${cdn}/${form}`]],
  );
});

test('once the network is mended, Check again says that there are no problems', async () => {
  const { page, url } = await visit();
  await page.route('**/widgets/quote-form-*.js', (route) => route.abort());
  await page.goto(url);
  assert.equal((await looked(page)).ids, ['Problem: file-blocked']);
  await page.unroute('**/widgets/quote-form-*.js');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('status').filter({ hasText: 'no problems' }).waitFor();
  assert.equal((await looked(page)).places, ['quote-form in body > div: mounted']);
});

test('where the runtime is blocked the panel still comes, and names it', async () => {
  const { page, url } = await visit();
  await page.route('**/widgets/runtime-*.js', (route) => route.abort());
  await page.goto(url);
  const { told } = await looked(page);
  assert.equal(
    told.map((each) => [each.id, each.expected]),
    [['Problem: file-blocked', `${fixtures.demo.siteUrl}/${built('runtime')}`]],
  );
});

test.run();
