import { readFileSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtFiles } from '../../../build/built-files';
import { setUpFixtures } from '../../support/fixtures';
import { debugPage, PLACEHOLDER, panelOf, readPanel } from './run-diagnostics';

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

test('without problems the panel and the console say so, with version, folder and the status of each widget', async () => {
  const { page, console, url } = await visit({
    html: debugPage(fixtures.demo.siteUrl).replace(' data-debug', ''),
  });
  await page.goto(`${url}?broker-debug`);
  const { headline, findings, widgets } = await readPanel(page);
  assert.equal(findings, []);
  assert.is(headline, 'Broker widgets: no problems');
  assert.equal(widgets, ['quote-form in body > div: mounted']);
  const ours = console.filter((line) => /broker/i.test(line) && !line.startsWith('error: Failed to load'));
  assert.is(ours.length, 1, console.join('\n'));
  assert.match(`${ours[0]}`, `no problems. Version ${version} from ${fixtures.demo.siteUrl}/`);
});

test('a page without data-debug or ?broker-debug does not load the diagnostics', async () => {
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

test('a policy without the broker in connect-src is reported, with the source to add', async () => {
  const { page, console, url } = await visit({
    headers: {
      'content-security-policy': `script-src ${fixtures.demo.siteUrl}; style-src 'none'; connect-src 'self'`,
    },
  });
  await page.goto(url);
  const { findings } = await readPanel(page);
  const send = findings.find(({ expected }) => expected.endsWith('contact_us.php'));
  assert.equal(send, {
    id: 'Problem: csp',
    expected: `${fixtures.demo.siteUrl}/api/broker/contact_us.php`,
    actual: 'blocked by connect-src of the Content-Security-Policy of this page',
    fix: `Add ${fixtures.demo.siteUrl} to connect-src. style-src needs nothing for the widgets.`,
  });
  assert.ok(
    findings.every(({ id }) => id === 'Problem: csp'),
    JSON.stringify(findings),
  );
  assert.ok(
    console.some((line) => line.startsWith('warning: broker-widgets: diagnostics: csp')),
    console.join('\n'),
  );
});

test('a policy whose script-src lists the files of another build is reported, with the blocked chunk', async () => {
  const site = fixtures.demo.siteUrl;
  const allowed = ['loader.js', built('registry'), built('diagnostics'), built('runtime')];
  const scripts = allowed.map((file) => `${site}/${file}`).join(' ');
  const { page, url } = await visit({
    headers: { 'content-security-policy': `script-src ${scripts}; connect-src ${site}` },
  });
  await page.goto(url);
  const { findings, widgets } = await readPanel(page);
  assert.equal(findings, [
    {
      id: 'Problem: csp',
      expected: `${site}/${built('quote-form')}`,
      actual: 'blocked by script-src-elem of the Content-Security-Policy of this page',
      fix: `Add ${site} to script-src. style-src needs nothing for the widgets.`,
    },
  ]);
  assert.equal(widgets, ['quote-form in body > div: failed']);
});

test('a report-only policy that would block the API calls is reported as a note', async () => {
  const site = fixtures.demo.siteUrl;
  const { page, url } = await visit({
    headers: { 'content-security-policy-report-only': "connect-src 'self'; report-to none" },
  });
  await page.goto(url);
  const { headline, findings } = await readPanel(page);
  assert.is(headline, 'Broker widgets: no problems');
  assert.ok(findings.length > 0);
  assert.ok(
    findings.every(
      ({ id, fix }) => id === 'Note: csp-report-only' && fix.includes(`add ${site} to connect-src`),
    ),
  );
});

test('a policy that blocks the styles of a snippet is reported', async () => {
  const body = `<div data-broker-widget="quote-form"><div style="height:0;padding-bottom:848px"><a href="/">Get a quote</a></div></div>`;
  const site = fixtures.demo.siteUrl;
  const { page, url } = await visit({
    html: debugPage(site, { body }),
    headers: { 'content-security-policy': `script-src ${site}; connect-src ${site}; style-src 'self'` },
  });
  await page.goto(url);
  const { findings } = await readPanel(page);
  assert.equal(
    findings.map(({ id }) => id),
    ['Problem: style-blocked'],
  );
  assert.match(findings[0]?.fix ?? '', 'data-accent');
});

test('under a policy of nonces, no styles and no Trusted Types the panel opens with its styles and violates nothing', async () => {
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
  assert.equal((await readPanel(page)).findings, []);
  const border = await panelOf(page).evaluate((panel) => getComputedStyle(panel).borderTopWidth);
  assert.is(border, '2px');
  assert.equal(
    console.filter((line) => /policy|Trusted/.test(line)),
    [],
  );
});

test('CSP violations of the host page itself are ignored', async () => {
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
  assert.equal((await readPanel(page)).findings, []);
});

const FILES: readonly (readonly [
  what: string,
  respond: (route: Route) => Promise<void>,
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
    'is replaced by a page of a proxy',
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
    'is missing',
    (route) => route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: '' }),
    'file-missing',
    'status 404',
  ],
];

for (const [what, respond, id, actual] of FILES)
  test(`a chunk that ${what} is reported as ${id}`, async () => {
    const { page, console, url } = await visit();
    await page.route('**/widgets/quote-form-*.js', respond);
    await page.goto(url);
    const { findings, widgets } = await readPanel(page);
    assert.equal(
      findings.map((each) => [each.id, each.expected]),
      [[`Problem: ${id}`, `${fixtures.demo.siteUrl}/${built('quote-form')}`]],
    );
    assert.ok(findings[0]?.actual.startsWith(actual), findings[0]?.actual);
    assert.equal(widgets, ['quote-form in body > div: failed']);
    assert.ok(
      console.some((line) => line.startsWith(`warning: broker-widgets: diagnostics: ${id}\n`)),
      console.join('\n'),
    );
  });

test('a chunk from a server without CORS headers is reported as file-cors', async () => {
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
  const { findings } = await readPanel(page);
  assert.equal(
    findings.map((each) => [each.id, each.expected]),
    [['Problem: file-cors', `${cdn}/${form}`]],
  );
});

test('once the network has recovered, Check again reports no problems', async () => {
  const { page, url } = await visit();
  await page.route('**/widgets/quote-form-*.js', (route) => route.abort());
  await page.goto(url);
  assert.equal((await readPanel(page)).ids, ['Problem: file-blocked']);
  await page.unroute('**/widgets/quote-form-*.js');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('status').filter({ hasText: 'no problems' }).waitFor();
  assert.equal((await readPanel(page)).widgets, ['quote-form in body > div: mounted']);
});

test('with the runtime blocked the panel still opens and reports it', async () => {
  const { page, url } = await visit();
  await page.route('**/widgets/runtime-*.js', (route) => route.abort());
  await page.goto(url);
  const { findings } = await readPanel(page);
  assert.equal(
    findings.map((each) => [each.id, each.expected]),
    [['Problem: file-blocked', `${fixtures.demo.siteUrl}/${built('runtime')}`]],
  );
});

test.run();
