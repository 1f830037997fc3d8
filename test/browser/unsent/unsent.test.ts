import type { Dialog, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ANSWERS } from '../../../widgets/contract/answers';
import { COPY } from '../../../widgets/quote-form/copy';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { fill, phase, submit, valuesOf } from '../../support/quote-fields';
import { slowDown } from '../../support/slow-network';
import { toasts } from '../../support/toasts';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const API = '**/contact_us.php';

/**
 * Accepts every dialog that the browser opens. Otherwise, the dialog of `beforeunload` would keep the page open.
 * Returns an array to which each dialog is added.
 */
function acceptDialogs(page: Page): Dialog[] {
  const dialogs: Dialog[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog);
    dialog.accept();
  });
  return dialogs;
}

const leadsOf = async (email: string) => (await fixtures.demo.leads()).filter((row) => row.email === email);

/**
 * Opens the broker's page, and sends a lead that gets status 503. Calls `leave`, which leaves the page and returns to
 * it. Then checks that the page says that the lead may not have been sent.
 */
async function leaveUnsent(email: string, leave: (page: Page) => Promise<unknown>) {
  const visit = await fixtures.visit('ours');
  const { page, host } = visit;
  const dialogs = acceptDialogs(page);
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await fill(host, { ...VALID_LEAD, email });
  await submit(host).click();
  await phase(host, 'failed');
  await leave(page);
  await page.unroute(API);
  assert.equal(
    dialogs.map((dialog) => dialog.type()),
    ['beforeunload'],
  );
  await waitForForm(host);
  const alert = host.getByRole('alert');
  await alert.getByText(ANSWERS.unsent).waitFor();
  // A toast repeats the message, because the form may be out of view.
  await toasts(page).getByText(ANSWERS.unsent).waitFor();
  return { ...visit, dialogs, alert };
}

test('after Back our page says that a lead may not have been sent, with what the browser restored', async () => {
  const email = 'back@example.com';
  const { page, host, alert, dialogs } = await leaveUnsent(email, async (page) => {
    await page.goto(`${fixtures.demo.siteUrl}/about-us`);
    await page.goBack();
  });
  assert.ok(await alert.getByText(COPY.kept).isVisible());
  assert.equal(await valuesOf(host), { ...VALID_LEAD, email, city: '' });

  // Choose the city again: the browser cannot restore a choice in a list that scripts fill.
  await fill(host, { city: VALID_LEAD.city });
  await host.getByRole('button', { name: COPY.tryAgain }).click();
  await phase(host, 'sent');
  assert.is((await leadsOf(email)).length, 1);

  await page.reload();
  await waitForForm(host);
  await phase(host, 'editing');
  assert.is(dialogs.length, 1);
});

test('after a reload that restores nothing our page says that a lead may not have been sent', async () => {
  const { alert, host } = await leaveUnsent('reload@example.com', (page) => page.reload());
  assert.is(await alert.getByText(COPY.kept).count(), 0);
  assert.is(await submit(host).textContent(), COPY.submit);
});

test('a lead is stored although its page is left while it is sent over a slow network', async () => {
  const { page, host } = await fixtures.visit('partner');
  acceptDialogs(page);
  const email = 'in-a-hurry@example.com';
  await fill(host, { ...VALID_LEAD, email });
  await slowDown(page);
  await submit(host).click();
  await phase(host, 'sending');
  await page.goto('about:blank');
  for (let attempt = 0; (await leadsOf(email)).length === 0; attempt++) {
    assert.ok(attempt < 100, 'the lead was not stored');
    await page.waitForTimeout(100);
  }
});

test.run();
