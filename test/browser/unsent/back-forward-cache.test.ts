import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { hasFullBrowser, launchWithBackForwardCache } from '../../support/browser';
import { PLACES, type Place, setUpFixtures } from '../../support/fixtures';
import { fill, phase, submit, valuesOf } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test, launchWithBackForwardCache);

const API = '**/contact_us.php';

const leadsOf = async (email: string) => (await fixtures.demo.leads()).filter((row) => row.email === email);

async function visitAndFill(place: Place, email: string) {
  const visit = await fixtures.visit(place);
  visit.page.on('dialog', (dialog) => dialog.accept());
  const values = { ...VALID_LEAD, email };
  await fill(visit.host, values);
  return { ...visit, values };
}

/** Goes to another page and back. Returns whether the browser had kept the page as it was left. */
async function leaveAndReturn(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto(await fixtures.serve('<!doctype html><title>Elsewhere</title>'));
  await page.goBack({ waitUntil: 'commit' });
  const isKept = (await page.locator('html').getAttribute('data-persisted')) === 'true';
  if (!isKept && !hasFullBrowser()) {
    console.log('Not tested: the headless shell never keeps a page that is left.');
    return false;
  }
  assert.ok(isKept, 'The browser loaded the page again.');
  return true;
}

for (const place of PLACES)
  test(`${place}: Back to a page that the browser kept still shows that the lead was not sent, and sends it`, async () => {
    const email = `kept-${place}@example.com`;
    const { page, host, values } = await visitAndFill(place, email);
    await page.route(API, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await submit(host).click();
    await phase(host, 'failed');
    const alert = host.getByRole('alert');
    const shown = await alert.innerText();

    if (!(await leaveAndReturn(page))) return;
    assert.is(await alert.innerText(), shown);
    assert.ok(await alert.isVisible());
    assert.equal(await valuesOf(host), values);
    await page.unroute(API);
    await host.getByRole('button', { name: COPY.tryAgain }).click();
    await phase(host, 'sent');
    assert.is((await leadsOf(email)).length, 1);
  });

test('Back to a page that the browser kept while it sent a lead shows how that ended', async () => {
  const email = 'sending@example.com';
  const { page, host } = await visitAndFill('partner', email);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: 1000,
  });
  await submit(host).click();
  await phase(host, 'sending');

  if (!(await leaveAndReturn(page))) return;
  await phase(host, 'sent');
  assert.is((await leadsOf(email)).length, 1);
});

test.run();
