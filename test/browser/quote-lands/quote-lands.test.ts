import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EMPTY, fill, phase, pick, STORED, submit, TYPED, valuesOf } from '../../support/quote-fields';
import { formIsReady, PLACES, setStage } from '../../support/stage';

const stage = setStage(test);

const THANKS = /^Thank you\. We have received your request\. .* Your reference number is Q-\d+\.$/;

const PARTNER_OF = { ours: undefined, partner: 'sample-finance-journal' };

for (const place of PLACES)
  test(`a lead typed on the page "${place}" lands in the database, field by field`, async () => {
    const { page, host, console } = await stage.visit(place);
    const email = `${place}@example.com`;
    await fill(host, { ...TYPED, email });
    await submit(host).click();
    await phase(host, 'sent');

    const words = host.locator('.quote-form__thanks p');
    assert.match((await words.textContent()) ?? '', THANKS);
    assert.ok(await words.isVisible());
    assert.equal(await valuesOf(host), EMPTY);
    assert.is(page.url(), stage.urlOf(place));
    assert.equal(console, []);

    const rows = (await stage.demo.leads()).filter((row) => row.email === email);
    assert.is(rows.length, 1);
    const expected = { ...STORED, email, partner: PARTNER_OF[place] };
    assert.equal(pick(rows[0], expected), expected);
  });

test('a lead without a message is stored without one', async () => {
  const { host } = await stage.visit('partner');
  const { message: _, ...required } = { ...TYPED, email: 'brief@example.com' };
  await fill(host, required);
  await submit(host).click();
  await phase(host, 'sent');
  const row = (await stage.demo.leads()).find(({ email }) => email === 'brief@example.com');
  assert.is(row?.first_name, TYPED.first_name);
  assert.not.ok(row && 'message' in row);
});

test('a city that is not in the list lands as it was typed', async () => {
  const { host } = await stage.visit('partner');
  await fill(host, { ...TYPED, email: 'village@example.com' });
  await host.getByRole('button', { name: 'My city is not in the list' }).click();
  await fill(host, { city: 'Kothapalle' });
  await submit(host).click();
  await phase(host, 'sent');
  const row = (await stage.demo.leads()).find(({ email }) => email === 'village@example.com');
  assert.is(row?.city, 'Kothapalle');
});

test('from another page of ours a success goes home, and its words are read there, once', async () => {
  const { page, host } = await stage.open();
  await page.goto(`${stage.demo.siteUrl}/individual/motor-insurance`);
  await formIsReady(host);
  await fill(host, { ...TYPED, email: 'homeward@example.com' });
  await submit(host).click();
  await page.waitForURL(`${stage.urlOf('ours')}#formdata`);
  await phase(host, 'sent');
  assert.match((await host.locator('.quote-form__thanks p').textContent()) ?? '', THANKS);
  assert.ok(await host.locator('.quote-form__thanks p').isVisible());
  assert.equal(await valuesOf(host), EMPTY);

  await page.reload();
  await formIsReady(host);
  await phase(host, 'editing');
});

test('"Send another request" brings the empty form back with its first field in focus', async () => {
  const { page, host } = await stage.visit('partner');
  await fill(host, { ...TYPED, email: 'twice@example.com' });
  await submit(host).click();
  await host.getByRole('button', { name: 'Send another request' }).click();
  await phase(host, 'editing');
  assert.equal(await valuesOf(host), EMPTY);
  await page.keyboard.type('Ravi');
  assert.is(await host.locator('[name=first_name]').inputValue(), 'Ravi');
});

test('a cancelled broker:submit keeps the lead, and broker:submitted tells the page of one that is stored', async () => {
  const { page, host, posts } = await stage.visit('partner');
  await page.evaluate(() => {
    document.addEventListener('broker:submit', (event) => event.preventDefault(), { once: true });
    const heard: unknown[] = [];
    for (const type of ['broker:submit', 'broker:submitted', 'broker:failed'])
      document.addEventListener(type, ({ detail }: CustomEventInit) => heard.push([type, detail]));
    Object.assign(window, { heard });
  });
  await fill(host, { ...TYPED, email: 'heard@example.com' });
  await submit(host).click();
  assert.is(posts(), 0);
  await submit(host).click();
  await phase(host, 'sent');
  const detail = { widget: 'quote-form' };
  assert.equal(await page.evaluate(() => (window as unknown as { heard: unknown }).heard), [
    ['broker:submit', detail],
    ['broker:submit', detail],
    ['broker:submitted', detail],
  ]);
});

test.run();
