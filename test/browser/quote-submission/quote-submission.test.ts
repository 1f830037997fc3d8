import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADD, FORMULAS, LINE_START } from '../../../host-pages/browser/cover-need';
import { COVER_NEED_TITLE } from '../../../host-pages/records/cover-need';
import { COPY } from '../../../widgets/quote-form/copy';
import { waitForRender } from '../../support/every-page';
import { PLACES, setUpFixtures, waitForForm } from '../../support/fixtures';
import {
  EMPTY,
  field,
  fill,
  phase,
  pick,
  STORED_LEAD,
  submit,
  thanks,
  valuesOf,
} from '../../support/quote-fields';
import { toastText, waitForToasts } from '../../support/toasts';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const THANKS = /^Thank you\..* Your reference number is Q-\d+\.$/;

const PARTNER_OF = { ours: undefined, partner: 'sample-finance-journal' };

for (const place of PLACES)
  test(`a lead from the page "${place}" is stored in the database, field by field`, async () => {
    const { page, host, console } = await fixtures.visit(place);
    const email = `${place}@example.com`;
    await fill(host, { ...VALID_LEAD, email });
    await submit(host).click();
    await phase(host, 'sent');

    const confirmation = thanks(host);
    assert.match((await confirmation.textContent()) ?? '', THANKS);
    assert.ok(await confirmation.isVisible());
    assert.equal(await valuesOf(host), EMPTY);
    assert.is(page.url(), fixtures.urlOf(place));
    assert.equal(console, []);

    const rows = (await fixtures.demo.leads()).filter((row) => row.email === email);
    assert.is(rows.length, 1);
    const expected = { ...STORED_LEAD, email, partner: PARTNER_OF[place] };
    assert.equal(pick(rows[0], expected), expected);
  });

test('a lead without a message is stored without one', async () => {
  const { host } = await fixtures.visit('partner');
  const { message: _, ...required } = { ...VALID_LEAD, email: 'brief@example.com' };
  await fill(host, required);
  await submit(host).click();
  await phase(host, 'sent');
  const row = (await fixtures.demo.leads()).find(({ email }) => email === 'brief@example.com');
  assert.is(row?.first_name, VALID_LEAD.first_name);
  assert.not.ok(row && 'message' in row);
});

test('a city that is not in the list is stored as typed', async () => {
  const { host } = await fixtures.visit('partner');
  await fill(host, { ...VALID_LEAD, email: 'village@example.com' });
  await host.getByRole('button', { name: COPY.cityNotListed }).click();
  await fill(host, { city: 'Kothapalle' });
  await submit(host).click();
  await phase(host, 'sent');
  const row = (await fixtures.demo.leads()).find(({ email }) => email === 'village@example.com');
  assert.is(row?.city, 'Kothapalle');
});

test("a sum that a product's page works out is sent with the request if the visitor adds it", async () => {
  const { page, host } = await fixtures.open();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.postData() ?? '');
  });
  await page.goto(`${fixtures.demo.siteUrl}/individual/life-insurance`);
  await waitForForm(host);
  await fill(host, { ...VALID_LEAD, email: 'sum@example.com' });
  const need = page.locator('details', { hasText: COVER_NEED_TITLE });
  await need.locator('summary').click();
  await need.getByLabel(FORMULAS.life.fields.income.label).fill('12,50,000');
  await need.getByLabel(FORMULAS.life.fields.years.label).fill('10');
  await page.keyboard.press('Enter');
  await need.getByRole('button', { name: ADD }).click();
  const line = `${LINE_START} ${await need.getByRole('status').first().locator('[aria-hidden]').textContent()}`;
  assert.match(line, '₹1,25,00,000');
  const sent = requests.filter((body) => body.includes('1250000') || body.includes('12,50,000'));
  assert.equal(sent, []);
  assert.ok(await field(host, 'message').evaluate((node) => node === document.activeElement));
  await submit(host).click();
  await page.waitForURL(fixtures.urlOf('ours'));
  const row = (await fixtures.demo.leads()).find(({ email }) => email === 'sum@example.com');
  assert.is(row?.message, `${VALID_LEAD.message}\n${line}`);
});

test("on another page of the broker's site a success redirects home, and the confirmation is shown there, once", async () => {
  const { page, host } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/individual/motor-insurance`);
  await waitForForm(host);
  await fill(host, { ...VALID_LEAD, email: 'redirected@example.com' });
  await submit(host).click();
  await page.waitForURL(fixtures.urlOf('ours'));
  const confirmation = toastText(page);
  await confirmation.waitFor();
  assert.match((await confirmation.textContent()) ?? '', THANKS);

  await page.reload();
  await waitForForm(host);
  await waitForToasts(page);
  assert.is(await confirmation.count(), 0);
  await phase(host, 'editing');
});

test("without storage a success on another page of the broker's site is shown in place", async () => {
  const { page, host } = await fixtures.open();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  const url = `${fixtures.demo.siteUrl}/individual/motor-insurance`;
  await page.goto(url);
  await waitForForm(host);
  await fill(host, { ...VALID_LEAD, email: 'no-storage@example.com' });
  const responded = page.waitForResponse('**/contact_us.php');
  await submit(host).click();
  await (await responded).finished();
  await phase(host, 'sent');
  await waitForRender(page);
  const confirmation = thanks(host);
  assert.match((await confirmation.textContent()) ?? '', THANKS);
  assert.ok(await confirmation.isVisible());
  assert.is(page.url(), url);
});

test('"another request" shows the empty form with its first field in focus', async () => {
  const { page, host } = await fixtures.visit('partner');
  await fill(host, { ...VALID_LEAD, email: 'twice@example.com' });
  await submit(host).click();
  await host.getByRole('button', { name: COPY.another }).click();
  await phase(host, 'editing');
  assert.equal(await valuesOf(host), EMPTY);
  await page.keyboard.type('Ravi');
  assert.is(await field(host, 'first_name').inputValue(), 'Ravi');
});

test('a cancelled broker:submit sends nothing, and broker:submitted fires once a lead is stored', async () => {
  const { page, host, posts } = await fixtures.visit('partner');
  await page.evaluate(() => {
    document.addEventListener('broker:submit', (event) => event.preventDefault(), { once: true });
    const events: unknown[] = [];
    for (const type of ['broker:submit', 'broker:submitted', 'broker:failed'])
      document.addEventListener(type, ({ detail }: CustomEventInit) => events.push([type, detail]));
    Object.assign(window, { events });
  });
  await fill(host, { ...VALID_LEAD, email: 'events@example.com' });
  await submit(host).click();
  assert.is(posts(), 0);
  await submit(host).click();
  await phase(host, 'sent');
  const detail = { widget: 'quote-form' };
  assert.equal(await page.evaluate(() => (window as unknown as { events: unknown }).events), [
    ['broker:submit', detail],
    ['broker:submit', detail],
    [
      'broker:submitted',
      { ...detail, reference: /Q-\d+/.exec((await thanks(host).textContent()) ?? '')?.[0] },
    ],
  ]);
});

test.run();
