import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { field, fill, pick, STORED, submit, TYPED } from '../../support/quote-fields';
import { setStage } from '../../support/stage';

const stage = setStage(test);

const SCRIPTLESS = { javaScriptEnabled: false };

test('without JavaScript our form posts by itself, and the lead is answered with a page and stored', async () => {
  const { page, host } = await stage.open(SCRIPTLESS);
  await page.goto(stage.urlOf('ours'));
  const email = 'scriptless@example.com';
  await fill(host, { ...TYPED, email });
  await submit(host).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  assert.is(new URL(page.url()).pathname, '/api/broker/contact_us.php');
  assert.match((await page.locator('main').textContent()) ?? '', /Your reference number is Q-\d+\./);
  // Without one the browser asks for /favicon.ico, which is not there.
  assert.is(await page.locator('link[rel=icon]').getAttribute('href'), '/favicon.svg');

  const rows = (await stage.demo.leads()).filter((row) => row.email === email);
  assert.is(rows.length, 1);
  assert.equal(pick(rows[0], STORED), { ...STORED, email });
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL(stage.urlOf('ours'));
});

test('without JavaScript a bad value is answered with a page that names the field, and nothing is stored', async () => {
  const { page, host } = await stage.open(SCRIPTLESS);
  await page.goto(stage.urlOf('ours'));
  const before = (await stage.demo.leads()).length;
  await fill(host, { ...TYPED, mobile: '12345', email: 'asha@localhost' });
  await submit(host).click();
  await page.getByRole('heading', { name: 'Your request was not sent' }).waitFor();
  const reasons = await page.getByRole('listitem').allTextContents();
  assert.equal(reasons, ['Invalid mobile number', 'Invalid email address']);
  assert.is((await stage.demo.leads()).length, before);

  await page.goBack();
  assert.is(await field(host, 'first_name').inputValue(), TYPED.first_name);
});

test('without JavaScript the browser itself asks for a required field', async () => {
  const { page, host, posts } = await stage.open(SCRIPTLESS);
  await page.goto(stage.urlOf('ours'));
  await fill(host, { ...TYPED, city: '' });
  await submit(host).click();
  await host.locator('[name=city]:focus').waitFor();
  assert.is(page.url(), stage.urlOf('ours'));
  assert.is(posts(), 0);
});

test("without JavaScript a partner's page shows its fallback, which leads to our form", async () => {
  const { page, host } = await stage.open(SCRIPTLESS);
  await page.goto(stage.urlOf('partner'));
  const link = host.getByRole('link', { name: 'Get a quote' });
  assert.ok(await link.isVisible());
  await link.click();
  await page.waitForURL(`${stage.demo.siteUrl}/#formdata`);
  assert.ok(await submit(host).isVisible());
});

test.run();
