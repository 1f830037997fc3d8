import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { bundle } from '../../support/bundle';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { field, fill, phase, pick, submit, valuesOf } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { type HostWindow, SOURCES } from './running-sources';
import { newFolder, openApp, pack, REACT_MAJORS, type ReactMajor } from './scratch-app';

type Built = { app: Awaited<ReturnType<typeof openApp>>; markup: string; warnings: string; script: string };

const fixtures = setUpFixtures(test);
const built = {} as Record<ReactMajor, Built>;
let plain: string;
test.before(async () => {
  const folder = await newFolder();
  const tarball = await pack(folder);
  for (const major of REACT_MAJORS) {
    const app = await openApp(tarball, major, SOURCES);
    const { stdout: markup, stderr: warnings } = await app.node('server.js');
    built[major] = { app, markup, warnings, script: await bundle(app.folder, 'hydrate.js') };
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

/** Serves a host page that runs a bundle at the end of its body. `go` opens the page. */
async function visit({ head = '', body, code, headers }: HostPage) {
  const html = `<!doctype html><title>Host</title>${head}
<script nonce="x">window.received = []; window.LOADER = '${head ? '' : loaderUrl()}';</script>
${body}<script nonce="x" src="/bundle.js"></script>`;
  const opened = await fixtures.open();
  const url = await fixtures.serve(html, headers, { '/bundle.js': script(code) });
  return { ...opened, url, go: () => opened.page.goto(url) };
}
const received = (page: Page) => page.evaluate(() => (window as unknown as HostWindow).received);
const waitForEvents = (page: Page, ...events: string[]) =>
  page.waitForFunction((all) => (window as unknown as HostWindow).received.join() === all, events.join());

const visitReact = async (major: ReactMajor, head?: string) => {
  const { markup, script: code } = built[major];
  const opened = await visit({ body: `<div id="root">${markup}</div>`, code, ...(head && { head }) });
  const click = (name: string) => opened.page.getByRole('button', { name }).click();
  /** Returns the console messages, except the one with which React's development build advertises its DevTools. */
  const warnings = () => opened.console.filter((line) => !line.includes('Download the React DevTools'));
  return { ...opened, click, warnings };
};

test('every name can be imported and required on a server', async () => {
  for (const file of ['imported.js', 'required.cjs']) {
    const { stdout } = await built[18].app.node(file);
    assert.is(stdout, 'BrokerWidget,load,mount,on,scan,unmount', file);
  }
});

for (const major of REACT_MAJORS) {
  test(`React ${major} renders a placeholder with its fallback on a server, without warnings`, () => {
    const { markup, warnings } = built[major];
    assert.match(
      markup,
      '<div class="quote" style="--broker-accent:#004080" data-broker-widget="quote-form" data-when="now" data-partner="before" data-heading-level="2"><a href="/quote">Get a quote</a></div>',
    );
    assert.is(warnings, '');
  });

  test(`a form hydrated by React ${major} in StrictMode takes new attributes and sends a lead, without warnings`, async () => {
    const { page, host, warnings, go, click } = await visitReact(major);
    await go();
    await waitForForm(host);
    assert.is(await host.locator('form').count(), 1);
    assert.is(await page.locator('script[data-broker-loader]').count(), 1);
    const typed = { ...VALID_LEAD, email: `react-${major}@example.com` };
    await fill(host, typed);
    await click('Change');
    await host.getByRole('heading', { level: 4, name: COPY.title }).waitFor();
    assert.equal(await valuesOf(host), typed);
    await submit(host).click();
    await phase(host, 'sent');
    await waitForEvents(page, 'broker:ready', 'broker:submit', 'broker:submitted');
    const row = (await fixtures.demo.leads()).find(({ email }) => email === typed.email);
    assert.equal(pick(row, { partner: '' }), { partner: 'after' });
    assert.equal(warnings(), []);
  });

  test(`with React ${major} a submit that onSubmit cancels sends nothing, and keeps the typed values`, async () => {
    const { page, host, go, posts } = await visitReact(major);
    await go();
    await waitForForm(host);
    await page.evaluate(() => Object.assign(window, { cancels: true }));
    await fill(host);
    await submit(host).click();
    await waitForEvents(page, 'broker:ready', 'broker:submit');
    await phase(host, 'editing');
    assert.is(posts(), 0);
    assert.equal(await valuesOf(host), VALID_LEAD);
    await page.evaluate(() => Object.assign(window, { cancels: false }));
    await submit(host).click();
    await phase(host, 'sent');
    assert.is(posts(), 1);
  });

  test(`a form that React ${major} removes fires broker:unmounted, and is a new form when shown again`, async () => {
    const { page, host, warnings, go, click } = await visitReact(major);
    await go();
    await waitForForm(host);
    await field(host, 'first_name').fill('Asha');
    await click('Toggle');
    await waitForEvents(page, 'broker:ready', 'broker:unmounted');
    assert.is(await host.count(), 0);
    await click('Toggle');
    await waitForForm(host);
    assert.is(await field(host, 'first_name').inputValue(), '');
    await page.evaluate(() => (window as unknown as { unmountRoot(): void }).unmountRoot());
    await waitForEvents(page, 'broker:ready', 'broker:unmounted', 'broker:ready', 'broker:unmounted');
    assert.equal(warnings(), []);
  });

  test(`a form mounted before React ${major} hydrates keeps the typed values, and onReady is called`, async () => {
    const { page, host, warnings, go, url } = await visitReact(major, loaderTag());
    let hydrate = () => {};
    const typing = new Promise<void>((resolve) => {
      hydrate = resolve;
    });
    await page.route(new URL('/bundle.js', url).href, async (route) => {
      await typing;
      await route.continue();
    });
    const navigated = go();
    await waitForForm(host);
    await field(host, 'first_name').fill('Asha');
    assert.equal(await received(page), []);
    hydrate();
    await navigated;
    await waitForEvents(page, 'broker:ready');
    assert.is(await field(host, 'first_name').inputValue(), 'Asha');
    assert.is(await page.locator('script[data-broker-loader]').count(), 1);
    assert.equal(warnings(), []);
  });
}

const PLAIN = '<div id="quote"><a href="/quote">Get a quote</a></div>';

test('mount() mounts a form in any element, its lead is stored, and unmount() restores the fallback', async () => {
  const { page, host, console, go } = await visit({ body: PLAIN, code: plain });
  await go();
  await page.evaluate(() => (window as unknown as { mounted: Promise<void> }).mounted);
  await waitForForm(host);
  assert.equal(await received(page), ['broker:ready']);
  assert.is(await host.getByRole('heading', { level: 3 }).count(), 1);
  const typed = { ...VALID_LEAD, email: 'plain@example.com' };
  await fill(host, typed);
  await submit(host).click();
  await phase(host, 'sent');
  const row = (await fixtures.demo.leads()).find(({ email }) => email === typed.email);
  assert.equal(pick(row, { partner: '' }), { partner: 'plain' });
  await page.evaluate(() => (window as unknown as { unmountQuote(): Promise<void> }).unmountQuote());
  await waitForEvents(page, 'broker:ready', 'broker:submitted', 'broker:unmounted');
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

test('under a policy with no Trusted Types the package uses the loader tag of the page', async () => {
  const head = loaderTag().replace('async', 'async nonce="x"');
  const { host, console, go } = await visit({ head, body: PLAIN, code: plain, headers: strict() });
  await go();
  await waitForForm(host);
  await fill(host, { ...VALID_LEAD, email: 'strict-package@example.com' });
  await submit(host).click();
  await phase(host, 'sent');
  assert.equal(console, []);
});

test('under that policy, without a loader tag, the console says which tag to add, and the fallback stays', async () => {
  const { page, host, console, go } = await visit({ body: PLAIN, code: plain, headers: strict() });
  await go();
  await waitForEvents(page, 'broker:error');
  assert.ok(
    console.some((line) => line.includes(`add <script async src="${loaderUrl()}" data-broker-loader>`)),
  );
  assert.ok(await host.getByText('Get a quote').isVisible());
});

test('a blocked loader is reported once, with the placeholder, and the fallback stays', async () => {
  const { page, host, console, go } = await visitReact(19);
  await page.route(loaderUrl(), (route) => route.abort('blockedbyclient'));
  await go();
  await waitForEvents(page, 'broker:error');
  const [message, ...more] = console.filter((line) => line.includes('broker-widgets'));
  assert.match(
    message ?? '',
    `quote-form: loading failed, the fallback stays: Error: ${loaderUrl()} failed to load`,
  );
  assert.equal(more, []);
  assert.ok(await host.getByText('Get a quote').isVisible());
});

test('two bundles, each with the package in it, share one loader', async () => {
  const code = plain.replaceAll('#quote', '#other');
  const body = `${PLAIN}<div id="other"></div><script nonce="x">${plain}</script>`;
  const { page, host, console, go } = await visit({ body, code });
  await go();
  await waitForForm(host.nth(0));
  await waitForForm(host.nth(1));
  assert.is(await host.locator('form').count(), 2);
  assert.is(await page.locator('script[data-broker-loader]').count(), 1);
  assert.equal(console, []);
});

test.run();
