import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { bundle } from '../../support/bundle';
import { formIsReady, setUpFixtures } from '../../support/fixtures';
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

for (const [name, host] of Object.entries(SPA_HOSTS)) {
  const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@example.com`;

  test(`${name}: a form that is inserted mounts, and what is typed survives a move and new attributes`, async () => {
    const { page, host: form, act, go, hears, complaints } = await openHost(fixtures, host, react);
    await go();
    await act('insert');
    await formIsReady(form);
    await hears('broker:ready');
    await fill(form);
    assert.equal(await move(page), { isSame: true, wasMoved: true });
    assert.equal(await valuesOf(form), VALID_LEAD);
    await act('set', 'data-lang', 'hi');
    await form.getByText(HINDI).waitFor();
    assert.equal(await valuesOf(form), VALID_LEAD);
    await hears('broker:ready');
    assert.equal(complaints(), []);
  });

  test(`${name}: a form that is removed is gone, and inserted again it is a new one whose lead lands`, async () => {
    const { page, host: form, act, go, hears, complaints } = await openHost(fixtures, host, react);
    await go();
    await act('insert');
    await formIsReady(form);
    await field(form, 'first_name').fill('Asha');
    await act('remove');
    await hears('broker:ready', 'broker:unmounted');
    assert.is(await form.count(), 0);
    await act('insert');
    await formIsReady(form);
    await hears('broker:ready', 'broker:unmounted', 'broker:ready');
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
    assert.equal(complaints(), []);
  });
}

test('a form that stood before React hydrates in StrictMode keeps its shadow root and what was typed', async () => {
  const name = 'React 19 that hydrates in StrictMode';
  const {
    page,
    host: form,
    act,
    go,
    hears,
    url,
    complaints,
  } = await openHost(fixtures, SPA_HOSTS[name] as (typeof SPA_HOSTS)[string], react);
  let hydrate = () => {};
  const typing = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  await page.route(new URL('/after.js', url).href, async (route) => {
    await typing;
    await route.continue();
  });
  const gone = go();
  await formIsReady(form);
  await fill(form);
  const shadow = await form.evaluateHandle((div) => div.shadowRoot);
  hydrate();
  await gone;
  await act('set', 'data-lang', 'hi');
  await form.getByText(HINDI).waitFor();
  assert.equal(await valuesOf(form), VALID_LEAD);
  assert.ok(await form.evaluate((div, before) => div.shadowRoot === before, shadow));
  await hears('broker:ready');
  assert.equal(complaints(), []);
});

for (const where of ['head', 'body'] as const) {
  test(`with the loader in the ${where}, Turbo's visits have one form where there is a placeholder`, async () => {
    const { page, host: form, go, shows, complaints } = await openHost(fixtures, VISITS, react, where);
    const visit = (path: string) => page.evaluate(`Turbo.visit('${path}')`);
    await go();
    await shows(1, '/page.html');
    await visit('/other');
    await shows(0, '/other');
    await visit('/page.html');
    await shows(1, '/page.html');
    await page.goBack();
    await shows(0, '/other');
    await page.goForward();
    await shows(1, '/page.html');
    assert.is(await form.locator('form').count(), 1);
    await fill(form, { ...VALID_LEAD, email: `visits-${where}@example.com` });
    await submit(form).click();
    await phase(form, 'sent');
    assert.equal(complaints(), []);
  });
}

test.run();
