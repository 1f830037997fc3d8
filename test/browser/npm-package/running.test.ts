import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { bundle } from '../../support/bundle';
import { formIsReady, setUpFixtures } from '../../support/fixtures';
import { field, fill, phase, pick, submit, valuesOf } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { type HostWindow, SOURCES } from './running-sources';
import { newFolder, openApp, pack, REACT_AGES, type ReactAge } from './scratch-app';

type Built = { app: Awaited<ReturnType<typeof openApp>>; markup: string; complaints: string; script: string };

const fixtures = setUpFixtures(test);
const built = {} as Record<ReactAge, Built>;
let plain: string;
test.before(async () => {
  const folder = await newFolder();
  const tarball = await pack(folder);
  for (const age of REACT_AGES) {
    const app = await openApp(tarball, age, SOURCES);
    const { stdout: markup, stderr: complaints } = await app.node('server.js');
    built[age] = { app, markup, complaints, script: await bundle(app.folder, 'hydrate.js') };
  }
  plain = await bundle(built[19].app.folder, 'plain.js');
  await rm(folder, { recursive: true });
});
test.after(async () => {
  await Promise.all(Object.values(built).map(({ app }) => app.remove()));
});

const loaderUrl = () => `${fixtures.demo.siteUrl}/loader.js`;
const loaderTag = () => `<script async src="${loaderUrl()}" data-broker-loader></script>`;
const script = (text: string) => ({ html: text, headers: { 'content-type': 'text/javascript' } });

type HostPage = { head?: string; body: string; code: string; headers?: Record<string, string> };

/** A host's page with a bundle at its end,. */
async function visit({ head = '', body, code, headers }: HostPage) {
  const html = `<!doctype html><title>Host</title>${head}
<script nonce="x">window.heard = []; window.LOADER = '${head ? '' : loaderUrl()}';</script>
${body}<script nonce="x" src="/bundle.js"></script>`;
  const opened = await fixtures.open();
  const url = await fixtures.serve(html, headers, { '/bundle.js': script(code) });
  return { ...opened, url, go: () => opened.page.goto(url) };
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as HostWindow).heard);
const hears = (page: Page, ...events: string[]) =>
  page.waitForFunction((all) => (window as unknown as HostWindow).heard.join() === all, events.join());

const visitReact = async (age: ReactAge, head?: string) => {
  const { markup, script: code } = built[age];
  const opened = await visit({ body: `<div id="root">${markup}</div>`, code, ...(head && { head }) });
  const click = (name: string) => opened.page.getByRole('button', { name }).click();
  /** What the page complains of: React's development build greets besides. */
  const complaints = () => opened.console.filter((line) => !line.includes('Download the React DevTools'));
  return { ...opened, click, complaints };
};

test('every name can be imported and required on a server', async () => {
  for (const file of ['imported.js', 'required.cjs']) {
    const { stdout } = await built[18].app.node(file);
    assert.is(stdout, 'BrokerWidget,load,mount,on,scan,unmount', file);
  }
});

for (const age of REACT_AGES) {
  test(`React ${age} renders a placeholder with its fallback on a server, without complaint`, () => {
    const { markup, complaints } = built[age];
    assert.match(
      markup,
      '<div class="quote" style="--broker-accent:#004080" data-broker-widget="quote-form" data-when="now" data-partner="before" data-heading-level="2"><a href="/quote">Get a quote</a></div>',
    );
    assert.is(complaints, '');
  });

  test(`hydrated by React ${age} in StrictMode the form stands, and takes new attributes and a lead without a complaint`, async () => {
    const { page, host, complaints, go, click } = await visitReact(age);
    await go();
    await formIsReady(host);
    assert.is(await host.locator('form').count(), 1);
    assert.is(await page.locator('script[data-broker-loader]').count(), 1);
    const typed = { ...VALID_LEAD, email: `react-${age}@example.com` };
    await fill(host, typed);
    await click('Change');
    await host.getByRole('heading', { level: 4, name: COPY.title }).waitFor();
    assert.equal(await valuesOf(host), typed);
    await submit(host).click();
    await phase(host, 'sent');
    await hears(page, 'broker:ready', 'broker:submit', 'broker:submitted');
    const row = (await fixtures.demo.leads()).find(({ email }) => email === typed.email);
    assert.equal(pick(row, { partner: '' }), { partner: 'after' });
    assert.equal(complaints(), []);
  });

  test(`with React ${age} a submit that onSubmit cancels sends nothing, and keeps what was typed`, async () => {
    const { page, host, go, posts } = await visitReact(age);
    await go();
    await formIsReady(host);
    await page.evaluate(() => Object.assign(window, { cancels: true }));
    await fill(host);
    await submit(host).click();
    await hears(page, 'broker:ready', 'broker:submit');
    await phase(host, 'editing');
    assert.is(posts(), 0);
    assert.equal(await valuesOf(host), VALID_LEAD);
    await page.evaluate(() => Object.assign(window, { cancels: false }));
    await submit(host).click();
    await phase(host, 'sent');
    assert.is(posts(), 1);
  });

  test(`a form that React ${age} takes away is told to be gone, and shown again it is a new one`, async () => {
    const { page, host, complaints, go, click } = await visitReact(age);
    await go();
    await formIsReady(host);
    await field(host, 'first_name').fill('Asha');
    await click('Toggle');
    await hears(page, 'broker:ready', 'broker:unmounted');
    assert.is(await host.count(), 0);
    await click('Toggle');
    await formIsReady(host);
    assert.is(await field(host, 'first_name').inputValue(), '');
    await page.evaluate(() => (window as unknown as { leave(): void }).leave());
    await hears(page, 'broker:ready', 'broker:unmounted', 'broker:ready', 'broker:unmounted');
    assert.equal(complaints(), []);
  });

  test(`a form that stood before React ${age} hydrates keeps what was typed, and is told to be ready`, async () => {
    const { page, host, complaints, go, url } = await visitReact(age, loaderTag());
    let hydrate = () => {};
    const typing = new Promise<void>((resolve) => {
      hydrate = resolve;
    });
    await page.route(new URL('/bundle.js', url).href, async (route) => {
      await typing;
      await route.continue();
    });
    const gone = go();
    await formIsReady(host);
    await field(host, 'first_name').fill('Asha');
    assert.equal(await heard(page), []);
    hydrate();
    await gone;
    await hears(page, 'broker:ready');
    assert.is(await field(host, 'first_name').inputValue(), 'Asha');
    assert.is(await page.locator('script[data-broker-loader]').count(), 1);
    assert.equal(complaints(), []);
  });
}

const PLAIN = '<div id="quote"><a href="/quote">Get a quote</a></div>';

test('mount() puts a form on any element, its lead lands, and unmount() brings the fallback back', async () => {
  const { page, host, console, go } = await visit({ body: PLAIN, code: plain });
  await go();
  await page.evaluate(() => (window as unknown as { mounted: Promise<void> }).mounted);
  await formIsReady(host);
  assert.equal(await heard(page), ['broker:ready']);
  assert.is(await host.getByRole('heading', { level: 3 }).count(), 1);
  const typed = { ...VALID_LEAD, email: 'plain@example.com' };
  await fill(host, typed);
  await submit(host).click();
  await phase(host, 'sent');
  const row = (await fixtures.demo.leads()).find(({ email }) => email === typed.email);
  assert.equal(pick(row, { partner: '' }), { partner: 'plain' });
  await page.evaluate(() => (window as unknown as { take(): Promise<void> }).take());
  await hears(page, 'broker:ready', 'broker:submitted', 'broker:unmounted');
  assert.ok(await host.getByText('Get a quote').isVisible());
  assert.equal(console, []);
});

const strict = () => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'nonce-x' 'strict-dynamic'",
    "style-src 'none'",
    `connect-src ${fixtures.demo.siteUrl}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
});

test('under a policy with no Trusted Types the package talks to the tag of the page', async () => {
  const head = loaderTag().replace('async', 'async nonce="x"');
  const { host, console, go } = await visit({ head, body: PLAIN, code: plain, headers: strict() });
  await go();
  await formIsReady(host);
  await fill(host, { ...VALID_LEAD, email: 'strict-package@example.com' });
  await submit(host).click();
  await phase(host, 'sent');
  assert.equal(console, []);
});

test('under that policy, without a tag, the page is told what to put into it, and the fallback stays', async () => {
  const { page, host, console, go } = await visit({ body: PLAIN, code: plain, headers: strict() });
  await go();
  await hears(page, 'broker:error');
  assert.ok(
    console.some((line) => line.includes(`add <script async src="${loaderUrl()}" data-broker-loader>`)),
  );
  assert.ok(await host.getByText('Get a quote').isVisible());
});

test('a loader that is blocked is told once of the placeholder, and the fallback stays', async () => {
  const { page, host, console, go } = await visitReact(19);
  await page.route(loaderUrl(), (route) => route.abort('blockedbyclient'));
  await go();
  await hears(page, 'broker:error');
  const [said, ...more] = console.filter((line) => line.includes('broker-widgets'));
  assert.match(
    said ?? '',
    `quote-form: loading failed: Error: ${loaderUrl()} failed to load. The fallback stays.`,
  );
  assert.equal(more, []);
  assert.ok(await host.getByText('Get a quote').isVisible());
});

test('two bundles, each with the package in it, share one loader', async () => {
  const code = plain.replaceAll('#quote', '#other');
  const body = `${PLAIN}<div id="other"></div><script nonce="x">${plain}</script>`;
  const { page, host, console, go } = await visit({ body, code });
  await go();
  await formIsReady(host.nth(0));
  await formIsReady(host.nth(1));
  assert.is(await host.locator('form').count(), 2);
  assert.is(await page.locator('script[data-broker-loader]').count(), 1);
  assert.equal(console, []);
});

test.run();
