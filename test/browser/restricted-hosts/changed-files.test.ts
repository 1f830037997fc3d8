import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtFiles } from '../../../build/built-files';
import { APPLICATION_LABELS } from '../../../widgets/contract/application-rules';
import { setUpFixtures, type Visit, waitForForm } from '../../support/fixtures';
import { LINK, placeholder, trackLeads } from './submit-lead';

const fixtures = setUpFixtures(test);
const { submitLead, run } = trackLeads(test, fixtures);

type Errors = { readonly widget: string; readonly message: string }[];

/** Opens a page that records its `broker:error` events in `errors`. */
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

/** Appends code to the widget file `name`. The code sets a global, which shows whether the browser has run the file. */
const tamperWith = (name: string) => (page: Page) =>
  page.route(fileOf(name), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.changed = 1;` });
  });

const block = (name: string) => (page: Page) =>
  page.route(fileOf(name), (route) => route.abort('blockedbyclient'));

const hasTamperedCodeRun = (page: Page) => page.evaluate('"changed" in globalThis');

async function assertFallbackWorks({ page, host }: Visit, widget: string, name: string) {
  const [error] = await errorsOf(page);
  assert.is(error?.widget, widget);
  assert.match(error?.message ?? '', `Error: ${fixtures.demo.siteUrl}/widgets/${name}-`);
  assert.match(error?.message ?? '', 'is blocked, missing or changed');
  await host.getByRole('link', { name: LINK }).click();
  assert.is(new URL(page.url()).hash, '#fallback');
  assert.is(await host.locator('form').count(), 0);
}

test('without an integrity check, code added to a file runs', async () => {
  const { page } = await fixtures.open();
  await tamperWith('runtime')(page);
  await page.goto(await fixtures.serve('<!doctype html><title>Host</title>'));
  const { files } = await builtFiles('dist');
  const file = files.find((path) => fileOf('runtime').test(`/${path}`));
  await page.evaluate((url) => import(url), `${fixtures.demo.siteUrl}/${file}`);
  assert.ok(await hasTamperedCodeRun(page));
});

/**
 * Files without which a form cannot mount. The second value of each entry is the attribute of the forms that need the
 * file, or '' if every form needs the file.
 */
const NEEDED = [
  ['quote-form', ''],
  ['runtime', ''],
  ['extras', 'data-consent="required"'],
  ['registry', 'data-consent="required"'],
] as const;

for (const [name, attributes] of NEEDED) {
  test(`a changed ${name} does not run, the fallback stays, and once it is no longer cached the form mounts`, async () => {
    const visit = await visitPage(placeholder(attributes), tamperWith(name));
    const { page, host, console } = visit;
    await assertFallbackWorks(visit, 'quote-form', name);
    assert.not(await hasTamperedCodeRun(page));
    assert.ok(
      console.some((line) => line.startsWith(`error: broker-widgets: quote-form: mounting from`)),
      console.join('\n'),
    );
    assert.not(console.some((line) => line.startsWith('thrown')));
    await page.unrouteAll();
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.goto(page.url().replace('#', '?again#'));
    await waitForForm(host);
    assert.not(await hasTamperedCodeRun(page));
  });

  test(`with ${name} blocked the fallback works, broker:error fires, and a retry mounts the form`, async () => {
    const visit = await visitPage(placeholder(attributes), block(name));
    await assertFallbackWorks(visit, 'quote-form', name);
    assert.not(visit.console.some((line) => line.startsWith('thrown')));
    await visit.page.unrouteAll();
    await visit.page.evaluate(`BrokerWidgets.mount(document.querySelector('[data-broker-widget]'))`);
    await waitForForm(visit.host);
  });
}

test('a changed registry does not run: a widget that needs it keeps its fallback', async () => {
  const { page } = await visitPage(
    '<div data-broker-widget="faq-accordion" data-when="now">Fallback</div>',
    tamperWith('registry'),
  );
  const [error] = await errorsOf(page);
  assert.is(error?.widget, 'faq-accordion');
  assert.match(error?.message ?? '', `Error: ${fixtures.demo.siteUrl}/widgets/registry-`);
  assert.not(await hasTamperedCodeRun(page));
  assert.ok(await page.getByText('Fallback').isVisible());
});

for (const [what, breakFile] of [
  ['changed', tamperWith],
  ['blocked', block],
] as const) {
  test(`with the file for API lists ${what} a lead is sent, and nothing is thrown`, async () => {
    const visit = await visitPage(placeholder(), async (page) => {
      // Block the file of cities, so that the form imports `places-store`, the script that gets the lists of places
      // from the API.
      await page.route('**/data/cities-*', (route) => route.abort());
      await breakFile('places-store')(page);
    });
    await submitLead(visit);
    assert.not(await hasTamperedCodeRun(visit.page));
    assert.equal(
      visit.console.filter((line) => line.startsWith('thrown')),
      [],
    );
  });

  test(`with the file of a translation ${what} the form is in English, and a lead is sent`, async () => {
    const visit = await visitPage(placeholder('data-lang="te"'), breakFile('te'));
    await submitLead(visit);
    assert.not(await hasTamperedCodeRun(visit.page));
    assert.ok(visit.console.some((line) => line.includes('the texts of "te" cannot be loaded')));
  });
}

test('with the texts of the application blocked its form is in English, and a changed attribute is no failure', async () => {
  const { page } = await visitPage(
    '<div data-broker-widget="career-details" data-when="now" data-lang="te"></div>',
    async (page) => {
      // Act as if the visitor had chosen sample opening 1 in a list of openings.
      await page.addInitScript(() => history.replaceState({ 'broker-job': '1' }, ''));
      await block('translations')(page);
    },
  );
  const opening = page.locator('[data-broker-widget="career-details"]');
  await opening.getByLabel(APPLICATION_LABELS.file).waitFor();
  const logged = page.waitForEvent('console', (message) => /translations-.* is blocked/.test(message.text()));
  await opening.evaluate((host) => host.setAttribute('data-list', 'https://list.example/'));
  await logged;
  assert.equal(await errorsOf(page, 0), []);
});

test('with the form blocked, other widgets of the page work', async () => {
  const { page } = await visitPage(
    `${placeholder()}<div data-broker-widget="toasts" data-when="now"></div>`,
    block('quote-form'),
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

test('with the loader blocked the fallback works, and nothing is thrown', async () => {
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
