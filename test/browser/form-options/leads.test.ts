import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as EXTRAS } from '../../../widgets/quote-form/extras/copy';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { errorOf, field, fill, phase, pick, STORED_LEAD, submit, thanks } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { openOptions } from './options-page';

const fixtures = setUpFixtures(test);

const LANGUAGES = [
  ['hi', hindi, /^धन्यवाद।.* आपका संदर्भ नंबर .+ है।$/],
  ['te', telugu, /^ధన్యవాదాలు\..* మీ రిఫరెన్స్ నంబర్ .+\.$/],
] as const;

for (const [lang, { fields }, confirmation] of LANGUAGES)
  test(`a form in "${lang}" has labels, errors and a confirmation in it, and its lead is stored in English`, async () => {
    const email = `${lang}@example.com`;
    const { host, console } = await openOptions(fixtures, { root: `lang="${lang}-IN"` });
    assert.is((await host.locator('label[for=broker-state]').innerText()).trim(), fields.state.label);
    await submit(host).click();
    assert.is(await errorOf(host, 'first_name').innerText(), fields.first_name.required);
    await fill(host, { ...VALID_LEAD, email });
    await submit(host).click();
    await phase(host, 'sent');
    assert.match(await thanks(host).innerText(), confirmation);
    const lead = (await fixtures.demo.leads()).find((row) => row.email === email);
    assert.equal(pick(lead, STORED_LEAD), { ...STORED_LEAD, email });
    assert.equal(console, []);
  });

/**
 * Returns the given extra values of a lead, keyed by name. Extra values, such as `partner`, are stored in addition to
 * the lead's fields.
 */
function extraOf(lead: Record<string, unknown> | undefined, names: readonly string[]) {
  const extra = typeof lead?.extra === 'string' ? JSON.parse(lead.extra) : (lead?.extra ?? lead);
  return Object.fromEntries(names.map((name) => [name, extra[name]]));
}

test('consent and campaign are stored with the lead, and the campaign is in no request URL', async () => {
  const email = 'extra@example.com';
  const { host, requests } = await openOptions(fixtures, {
    attributes: 'data-consent="required" data-attribution="first-touch" data-partner="agent-42"',
    query: '?utm_source=mail&gclid=Cj0xCampaign-7',
  });
  const before = requests.length;
  await fill(host, { ...VALID_LEAD, email });
  await submit(host).click();
  await errorOf(host, 'consent').waitFor();
  assert.ok(await field(host, 'consent').evaluate((box) => box.matches(':focus')));
  await field(host, 'consent').check();
  await submit(host).click();
  await phase(host, 'sent');
  const lead = (await fixtures.demo.leads()).find((row) => row.email === email);
  assert.equal(extraOf(lead, ['partner', 'utm_source', 'gclid', 'consent']), {
    partner: 'agent-42',
    utm_source: 'mail',
    gclid: 'Cj0xCampaign-7',
    consent: EXTRAS.consent,
  });
  assert.ok(requests.length > before);
  const [, ...afterPage] = requests;
  assert.equal(
    afterPage.filter((url) => url.includes('Campaign-7')),
    [],
  );
});

test("a lead sent from a later page has the landing page's campaign, not the one in its own URL", async () => {
  const email = 'first-touch@example.com';
  // Place the form below the viewport and never scroll to it: the campaign must be remembered even if the visitor never
  // sees the form.
  const { page, host } = await openOptions(fixtures, {
    attributes: 'data-attribution="first-touch" style="display: block; margin-top: 4000px"',
    query: '?utm_source=news&utm_campaign=spring',
    scroll: false,
  });
  await host.locator('form').waitFor({ state: 'attached' });
  await page.goto(`${page.url().replace(/\?.*/, '')}?utm_source=other`);
  await waitForForm(host);
  await fill(host, { ...VALID_LEAD, email });
  await submit(host).click();
  await phase(host, 'sent');
  const lead = (await fixtures.demo.leads()).find((row) => row.email === email);
  assert.equal(extraOf(lead, ['utm_source', 'utm_campaign']), { utm_source: 'news', utm_campaign: 'spring' });
});

test('data-success="redirect" redirects once the lead is stored', async () => {
  const email = 'redirected@example.com';
  const { page, host } = await openOptions(fixtures, {
    attributes: `data-success="redirect" data-redirect="${fixtures.demo.partnerUrl}/?thanks=1"`,
  });
  await fill(host, { ...VALID_LEAD, email });
  await submit(host).click();
  await page.waitForURL('**/?thanks=1');
  assert.ok((await fixtures.demo.leads()).some((row) => row.email === email));
});

test('a prefilled form has its city and can be sent unchanged', async () => {
  const email = 'filled@example.com';
  const attributes = Object.entries({ ...VALID_LEAD, email })
    .map(([name, value]) => `data-${name.replace(/_/g, '-')}="${value}"`)
    .join(' ');
  const { host } = await openOptions(fixtures, { attributes });
  await host
    .locator('[name=city] option', { hasText: VALID_LEAD.city })
    .first()
    .waitFor({ state: 'attached' });
  await submit(host).click();
  await phase(host, 'sent');
  const lead = (await fixtures.demo.leads()).find((row) => row.email === email);
  assert.equal(pick(lead, STORED_LEAD), { ...STORED_LEAD, email });
});

test.run();
