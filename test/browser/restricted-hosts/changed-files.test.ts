import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtFiles } from '../../../host-pages/built-files';
import { formIsReady, setUpFixtures, type Visit } from '../../support/fixtures';
import { LINK, placeholder, sendLeads } from './submit-lead';

const fixtures = setUpFixtures(test);
const { leadArrives, run } = sendLeads(test, fixtures);

type Errors = { readonly widget: string; readonly message: string }[];

/** The page, with what its placeholders fire as `broker:error` in `errors`. */
async function visitPage(body: string, prepare: (page: Page) => Promise<unknown>): Promise<Visit> {
  const url = await fixtures.serve(`<!doctype html><html lang="en"><title>Host</title>
<script>window.errors = []; addEventListener('broker:error', ({ detail }) => errors.push(detail));</script>
${body}<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`);
  const visit = await fixtures.open();
  await prepare(visit.page);
  await visit.page.goto(url);
  return visit;
}

const errorsOf = (page: Page, atLeast = 1) =>
  page
    .waitForFunction((count) => (window as unknown as { errors: Errors }).errors.length >= count, atLeast)
    .then(() => page.evaluate(() => (window as unknown as { errors: Errors }).errors));

const fileOf = (name: string) => new RegExp(`/widgets/${name}-[\\w-]+\\.js$`);

/** What stands behind the file's own bytes runs as they do: it leaves a name on the page. */
const change = (name: string) => (page: Page) =>
  page.route(fileOf(name), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.changed = 1;` });
  });

const abort = (name: string) => (page: Page) =>
  page.route(fileOf(name), (route) => route.abort('blockedbyclient'));

const hasRun = (page: Page) => page.evaluate('"changed" in globalThis');

async function fallbackStands({ page, host }: Visit, widget: string, name: string) {
  const [error] = await errorsOf(page);
  assert.is(error?.widget, widget);
  assert.match(error?.message ?? '', `Error: ${fixtures.demo.siteUrl}/widgets/${name}-`);
  assert.match(error?.message ?? '', 'is blocked, missing or changed');
  await host.getByRole('link', { name: LINK }).click();
  assert.is(new URL(page.url()).hash, '#fallback');
  assert.is(await host.locator('form').count(), 0);
}

test('what is added to a file runs where nobody checks it', async () => {
  const { page } = await fixtures.open();
  await change('runtime')(page);
  await page.goto(await fixtures.serve('<!doctype html><title>Host</title>'));
  const { files } = await builtFiles('dist');
  const file = files.find((path) => fileOf('runtime').test(`/${path}`));
  await page.evaluate((url) => import(url), `${fixtures.demo.siteUrl}/${file}`);
  assert.ok(await hasRun(page));
});

/** The files that a plain form waits for, and of the form with extras those. */
const NEEDED = [
  ['quote-form', ''],
  ['runtime', ''],
  ['extras', 'data-consent="required"'],
  ['registry', 'data-consent="required"'],
] as const;

for (const [name, attributes] of NEEDED) {
  test(`a changed ${name} does not run, the fallback stays, and once the browser has let go of it a visit mounts`, async () => {
    const visit = await visitPage(placeholder(attributes), change(name));
    const { page, host, console } = visit;
    await fallbackStands(visit, 'quote-form', name);
    assert.not(await hasRun(page));
    assert.ok(
      console.some((line) => line.startsWith(`error: broker-widgets: quote-form: mounting from`)),
      console.join('\n'),
    );
    assert.not(console.some((line) => line.startsWith('thrown')));
    await page.unrouteAll();
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.goto(page.url().replace('#', '?again#'));
    await formIsReady(host);
    assert.not(await hasRun(page));
  });

  test(`where ${name} is blocked the fallback stays and works, the page is told, and a retry mounts`, async () => {
    const visit = await visitPage(placeholder(attributes), abort(name));
    await fallbackStands(visit, 'quote-form', name);
    assert.not(visit.console.some((line) => line.startsWith('thrown')));
    await visit.page.unrouteAll();
    await visit.page.evaluate(`BrokerWidgets.mount(document.querySelector('[data-broker-widget]'))`);
    await formIsReady(visit.host);
  });
}

test('a changed list of widgets does not run: what it would name keeps its fallback', async () => {
  const { page } = await visitPage(
    '<div data-broker-widget="faq-accordion" data-when="now">Fallback</div>',
    change('registry'),
  );
  const [error] = await errorsOf(page);
  assert.is(error?.widget, 'faq-accordion');
  assert.match(error?.message ?? '', `Error: ${fixtures.demo.siteUrl}/widgets/registry-`);
  assert.not(await hasRun(page));
  assert.ok(await page.getByText('Fallback').isVisible());
});

for (const [what, harm] of [
  ['changed', change],
  ['blocked', abort],
] as const) {
  test(`without the lists of the API, whose file is ${what}, a lead is sent, and nothing is thrown`, async () => {
    const visit = await visitPage(placeholder(), harm('places-store'));
    await leadArrives(visit);
    assert.not(await hasRun(visit.page));
    assert.equal(
      visit.console.filter((line) => line.startsWith('thrown')),
      [],
    );
  });

  test(`without the words of a language, whose file is ${what}, the form speaks English, and a lead is sent`, async () => {
    const visit = await visitPage(placeholder('data-lang="te"'), harm('te'));
    await leadArrives(visit);
    assert.not(await hasRun(visit.page));
    assert.ok(visit.console.some((line) => line.includes('the texts of "te" cannot be loaded')));
  });
}

test('where the form is blocked, what else stands on the page is at work', async () => {
  const { page } = await visitPage(
    `${placeholder()}<div data-broker-widget="toasts" data-when="now"></div>`,
    abort('quote-form'),
  );
  const [error] = await errorsOf(page);
  assert.is(error?.widget, 'quote-form');
  await page.waitForFunction(
    () =>
      !document.dispatchEvent(
        new CustomEvent('broker:toast', { detail: { type: 'info', text: 'Here' }, cancelable: true }),
      ),
  );
  await page.locator('[data-broker-widget=toasts]').getByText('Here').first().waitFor();
});

test('where the loader is blocked the fallback stays and works, and nothing is thrown', async () => {
  const { page, host, console } = await visitPage(placeholder(), (opened) =>
    opened.route('**/loader.js', (route) => route.abort('blockedbyclient')),
  );
  await host.getByRole('link', { name: LINK }).click();
  assert.is(new URL(page.url()).hash, '#fallback');
  assert.equal(
    console.filter((line) => !line.includes('net::ERR_BLOCKED_BY_CLIENT')),
    [],
  );
});

run();
