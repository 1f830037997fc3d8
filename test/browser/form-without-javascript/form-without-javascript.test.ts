import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAD_FIELDS } from '../../../widgets/contract/field-rules';
import { setUpFixtures } from '../../support/fixtures';
import { field, fill, pick, STORED_LEAD, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

/**
 * The longest message that the text area accepts, with line breaks. The text area counts a line break as one character,
 * but the browser sends two (CRLF).
 */
const LONGEST_MESSAGE = 'x'.repeat(LEAD_FIELDS.message.maxLength).replace(/(x{38})x/g, '$1\n');

const SCRIPTLESS = { javaScriptEnabled: false };

test("without JavaScript the form on the broker's page submits natively, and the lead is stored and confirmed by a page", async () => {
  const { page, host } = await fixtures.open(SCRIPTLESS);
  await page.goto(fixtures.urlOf('ours'));
  const email = 'scriptless@example.com';
  const message = LONGEST_MESSAGE;
  await fill(host, { ...VALID_LEAD, email, message, mobile: '+௯௧ ௯௮௭௬௫ ௪௩௨௧௦' });
  assert.is(await field(host, 'message').inputValue(), message);
  await submit(host).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  assert.is(new URL(page.url()).pathname, '/api/broker/contact_us.php');
  assert.match((await page.locator('main').textContent()) ?? '', /Your reference number is Q-\d+\./);
  // Without a link to an icon, the browser would request /favicon.ico.
  assert.is(await page.locator('link[rel=icon]').getAttribute('href'), '/favicon.svg');

  const rows = (await fixtures.demo.leads()).filter((row) => row.email === email);
  assert.is(rows.length, 1);
  assert.equal(pick(rows[0], STORED_LEAD), { ...STORED_LEAD, email, message });
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL(fixtures.urlOf('ours'));
});

test('without JavaScript a page in Hindi sends the English name of its product, and is answered in Hindi', async () => {
  const { page, host } = await fixtures.open(SCRIPTLESS);
  await page.goto(`${fixtures.demo.siteUrl}/hi/motor-insurance`);
  const { type_of_insurance, insurance_type, ...others } = VALID_LEAD;
  const email = 'hindi@example.com';
  await fill(host, { ...others, email });
  await submit(host).click();
  await page.getByRole('heading', { name: 'धन्यवाद' }).waitFor();
  const row = (await fixtures.demo.leads()).find((lead) => lead.email === email);
  assert.equal(
    [row?.type_of_insurance, row?.insurance_type, row?.language],
    ['Motor Insurance', 'Individual', 'hi'],
  );
});

test('without JavaScript the page of the form credits the partner in its URL', async () => {
  const { page, host } = await fixtures.open(SCRIPTLESS);
  await page.goto(`${fixtures.demo.siteUrl}/embed/quote-form?partner=agent-42`);
  const email = 'credited@example.com';
  await fill(host, { ...VALID_LEAD, email, message: LONGEST_MESSAGE });
  await submit(host).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const row = (await fixtures.demo.leads()).find((lead) => lead.email === email);
  assert.is(row?.partner, 'agent-42');
  assert.is(row?.message, LONGEST_MESSAGE);
});

test('without JavaScript an error page lists the invalid values, and nothing is stored', async () => {
  const { page, host } = await fixtures.open(SCRIPTLESS);
  await page.goto(fixtures.urlOf('ours'));
  const before = (await fixtures.demo.leads()).length;
  await fill(host, { ...VALID_LEAD, mobile: '12345', email: 'asha@localhost' });
  await submit(host).click();
  await page.getByRole('heading', { name: 'Your request was not sent' }).waitFor();
  const reasons = await page.getByRole('listitem').allTextContents();
  assert.equal(reasons, [LEAD_FIELDS.mobile.invalid, LEAD_FIELDS.email.invalid]);
  assert.is((await fixtures.demo.leads()).length, before);

  await page.goBack();
  assert.is(await field(host, 'first_name').inputValue(), VALID_LEAD.first_name);
});

test('without JavaScript the browser focuses an empty required field and sends nothing', async () => {
  const { page, host, posts } = await fixtures.open(SCRIPTLESS);
  await page.goto(fixtures.urlOf('ours'));
  await fill(host, { ...VALID_LEAD, city: '' });
  await submit(host).click();
  await host.locator('[name=city]:focus').waitFor();
  assert.is(page.url(), fixtures.urlOf('ours'));
  assert.is(posts(), 0);
});

test("without JavaScript a partner's page shows its fallback, which links to a form that credits the partner", async () => {
  const { page, host } = await fixtures.open(SCRIPTLESS);
  await page.goto(fixtures.urlOf('partner'));
  const link = host.getByRole('link', { name: 'Get a quote' });
  assert.ok(await link.isVisible());
  await link.click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/embed/quote-form?partner=sample-finance-journal`);
  assert.ok(await submit(host).isVisible());
});

test.run();
