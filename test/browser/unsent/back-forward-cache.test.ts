import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { hasFullBrowser, launchWithBackForwardCache } from '../../support/browser';
import { PLACES, type Place, setUpFixtures } from '../../support/fixtures';
import { leaveAndReturn } from '../../support/leave-and-return';
import { fill, phase, submit, valuesOf } from '../../support/quote-fields';
import { slowDown } from '../../support/slow-network';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test, launchWithBackForwardCache);

const API = '**/contact_us.php';

/** A response that asks the form to wait an hour, so that the form doesn't retry before the test presses Try again. */
const BUSY = {
  status: 503,
  headers: {
    'retry-after': '3600',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
  },
};

const leadsOf = async (email: string) => (await fixtures.demo.leads()).filter((row) => row.email === email);

async function visitAndFill(place: Place, email: string) {
  const visit = await fixtures.visit(place);
  visit.page.on('dialog', (dialog) => dialog.accept());
  const values = { ...VALID_LEAD, email };
  await fill(visit.host, values);
  return { ...visit, values };
}

/**
 * Leaves the page and goes back. Returns true if the browser restored the page from its back/forward cache. In the
 * headless shell, which has no such cache, prints that the test is skipped, and returns false. Throws an error if the
 * full browser loaded the page again.
 */
async function isKeptForBack(page: Page): Promise<boolean> {
  const elsewhere = await fixtures.serve('<!doctype html><title>Elsewhere</title>');
  const { isKept, reasons } = await leaveAndReturn(page, elsewhere);
  assert.ok(isKept || !hasFullBrowser(), `The browser loaded the page again: ${reasons}`);
  if (!isKept) console.log(`Not tested: ${reasons}`);
  return isKept;
}

for (const place of PLACES)
  test(`${place}: Back to a page that the browser kept still shows that the lead was not sent, and sends it`, async () => {
    const email = `kept-${place}@example.com`;
    const { page, host, values } = await visitAndFill(place, email);
    await page.route(API, (route) => route.fulfill(BUSY));
    await submit(host).click();
    await phase(host, 'failed');
    const alert = host.getByRole('alert');
    const shown = await alert.innerText();

    if (!(await isKeptForBack(page))) return;
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
  await slowDown(page);
  await submit(host).click();
  await phase(host, 'sending');

  if (!(await isKeptForBack(page))) return;
  await phase(host, 'sent');
  assert.is((await leadsOf(email)).length, 1);
});

test.run();
