import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { bundle } from '../../support/bundle';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { IS_FULL } from '../../support/full-run';
import { field, fill, phase, pick, submit, valuesOf } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { SPA_HOSTS, VISITS } from './hosts';
import { move, openHost, type ReactApp } from './open-host';
import { servedPage } from './react-app';

const fixtures = setUpFixtures(test);
let react: ReactApp;
test.before(async () => {
  react = {
    script: await bundle('.', 'test/browser/spa-hosts/react-app.tsx'),
    markup: renderToString(servedPage()),
  };
});

const HINDI = hindi.fields.first_name.label;

/**
 * Maps the names of some hosts to the name of another host that inserts and moves elements in the same way. `npm test`
 * leaves out the hosts that are keys; `npm run test:full` visits all hosts.
 */
const LIKE: Readonly<Record<string, string>> = {
  'view transitions': 'plain DOM',
  Alpine: 'Vue 3',
  'React 19 hydrated in StrictMode': 'React 19 in StrictMode',
};

for (const [name, host] of Object.entries(SPA_HOSTS).filter(([name]) => IS_FULL || !(name in LIKE))) {
  const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@example.com`;

  test(`${name}: an inserted form is mounted, and typed values survive a move and new attributes; removed, it is unmounted, and inserted again it is a new one whose lead is stored`, async () => {
    const { page, host: form, act, go, waitForEvents, warnings } = await openHost(fixtures, host, react);
    await go();
    await act('insert');
    await waitForForm(form);
    await waitForEvents('broker:ready');
    await fill(form);
    assert.equal(await move(page), { isSame: true, wasMoved: true });
    assert.equal(await valuesOf(form), VALID_LEAD);
    await act('set', 'data-lang', 'hi');
    await form.getByText(HINDI).waitFor();
    assert.equal(await valuesOf(form), VALID_LEAD);
    await waitForEvents('broker:ready');

    await act('remove');
    await waitForEvents('broker:ready', 'broker:unmounted');
    assert.is(await form.count(), 0);
    await act('insert');
    await waitForForm(form);
    await waitForEvents('broker:ready', 'broker:unmounted', 'broker:ready');
    assert.is(await form.locator('form').count(), 1);
    assert.is(await field(form, 'first_name').inputValue(), '');
    await act('set', 'data-partner', 'first');
    await fill(form, { ...VALID_LEAD, email });
    await act('set', 'data-partner', 'last');
    await page.waitForFunction("document.querySelector('[data-partner=last]')");
    await submit(form).click();
    await phase(form, 'sent');
    const leads = (await fixtures.demo.leads()).filter((row) => row.email === email);
    assert.equal(
      leads.map((row) => pick(row, { partner: '' })),
      [{ partner: 'last' }],
    );
    assert.equal(warnings(), []);
  });
}

test('a form mounted before React hydrates in StrictMode keeps its shadow root and typed values', async () => {
  const name = 'React 19 hydrated in StrictMode';
  const {
    page,
    host: form,
    act,
    go,
    waitForEvents,
    url,
    warnings,
  } = await openHost(fixtures, SPA_HOSTS[name] as (typeof SPA_HOSTS)[string], react);
  let hydrate = () => {};
  const typing = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  await page.route(new URL('/after.js', url).href, async (route) => {
    await typing;
    await route.continue();
  });
  const navigated = go();
  await waitForForm(form);
  await fill(form);
  const shadow = await form.evaluateHandle((div) => div.shadowRoot);
  hydrate();
  await navigated;
  await act('set', 'data-lang', 'hi');
  await form.getByText(HINDI).waitFor();
  assert.equal(await valuesOf(form), VALID_LEAD);
  assert.ok(await form.evaluate((div, before) => div.shadowRoot === before, shadow));
  await waitForEvents('broker:ready');
  assert.equal(warnings(), []);
});

for (const where of ['head', 'body'] as const) {
  test(`with the loader in the ${where}, Turbo visits mount one form on a page with a placeholder`, async () => {
    const { page, host: form, go, waitForPage, warnings } = await openHost(fixtures, VISITS, react, where);
    const visit = (path: string) => page.evaluate(`Turbo.visit('${path}')`);
    await go();
    await waitForPage(1, '/page.html');
    await visit('/other');
    await waitForPage(0, '/other');
    await visit('/page.html');
    await waitForPage(1, '/page.html');
    await page.goBack();
    await waitForPage(0, '/other');
    await page.goForward();
    await waitForPage(1, '/page.html');
    assert.is(await form.locator('form').count(), 1);
    await fill(form, { ...VALID_LEAD, email: `visits-${where}@example.com` });
    await submit(form).click();
    await phase(form, 'sent');
    assert.equal(warnings(), []);
  });
}

test.run();
