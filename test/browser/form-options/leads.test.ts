import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorOf, field, fill, phase, pick, STORED, submit, TYPED } from '../../support/quote-fields';
import { setStage } from '../../support/stage';
import { openOptions } from './options-page';

const stage = setStage(test);

const LANGUAGES = [
  ['hi', 'राज्य', 'पहला नाम आवश्यक है', /^धन्यवाद।.* आपका संदर्भ नंबर .+ है।$/],
  ['te', 'రాష్ట్రం', 'మొదటి పేరు తప్పనిసరి', /^ధన్యవాదాలు\..* మీ రిఫరెన్స్ నంబర్ .+\.$/],
] as const;

for (const [lang, state, missing, thanks] of LANGUAGES)
  test(`a form in "${lang}" asks, complains and thanks in it, and its lead is stored in English`, async () => {
    const email = `${lang}@example.com`;
    const { host, console } = await openOptions(stage, { root: `lang="${lang}-IN"` });
    assert.is((await host.locator('label[for=broker-state]').innerText()).trim(), state);
    await submit(host).click();
    assert.is(await errorOf(host, 'first_name').innerText(), missing);
    await fill(host, { ...TYPED, email });
    await submit(host).click();
    await phase(host, 'sent');
    assert.match(await host.locator('.quote-form__thanks p').innerText(), thanks);
    const lead = (await stage.demo.leads()).find((row) => row.email === email);
    assert.equal(pick(lead, STORED), { ...STORED, email });
    assert.equal(console, []);
  });

test('consent and the campaign are stored beside the lead; the campaign is in no address that is asked for', async () => {
  const email = 'extra@example.com';
  const { host, requests } = await openOptions(stage, {
    attributes: 'data-consent="required" data-attribution="first-touch" data-partner="agent-42"',
    query: '?utm_source=mail&gclid=campaign-7',
  });
  const before = requests.length;
  await fill(host, { ...TYPED, email });
  await submit(host).click();
  await errorOf(host, 'consent').waitFor();
  assert.ok(await field(host, 'consent').evaluate((box) => box.matches(':focus')));
  await field(host, 'consent').check();
  await submit(host).click();
  await phase(host, 'sent');
  const lead = (await stage.demo.leads()).find((row) => row.email === email);
  const extra = typeof lead?.extra === 'string' ? JSON.parse(lead.extra) : (lead?.extra ?? lead);
  assert.equal(pick(extra as Record<string, unknown>, { partner: 0, utm_source: 0, gclid: 0, consent: 0 }), {
    partner: 'agent-42',
    utm_source: 'mail',
    gclid: 'campaign-7',
    consent: 'I agree to the use of my details as described above.',
  });
  assert.ok(requests.length > before);
  const [, ...afterPage] = requests;
  assert.equal(
    afterPage.filter((url) => url.includes('campaign-7')),
    [],
  );
});

test('data-success="redirect" goes there once the lead is stored', async () => {
  const email = 'gone@example.com';
  const { page, host } = await openOptions(stage, {
    attributes: `data-success="redirect" data-redirect="${stage.demo.partnerUrl}/?thanks=1"`,
  });
  await fill(host, { ...TYPED, email });
  await submit(host).click();
  await page.waitForURL('**/?thanks=1');
  assert.ok((await stage.demo.leads()).some((row) => row.email === email));
});

test('a prefilled form has its city, and is sent as it stands', async () => {
  const email = 'filled@example.com';
  const attributes = Object.entries({ ...TYPED, email })
    .map(([name, value]) => `data-${name.replace(/_/g, '-')}="${value}"`)
    .join(' ');
  const { host } = await openOptions(stage, { attributes });
  await host
    .locator('option[value="Hyderabad"], option:text-is("Hyderabad")')
    .first()
    .waitFor({ state: 'attached' });
  await submit(host).click();
  await phase(host, 'sent');
  const lead = (await stage.demo.leads()).find((row) => row.email === email);
  assert.equal(pick(lead, STORED), { ...STORED, email });
});

test.run();
