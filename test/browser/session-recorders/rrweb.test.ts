import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PLACES, setUpFixtures, waitForForm } from '../../support/fixtures';
import { readHostFile } from '../../support/host-files';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

declare global {
  interface Window {
    recorded: unknown[];
    rrweb: { record: { takeFullSnapshot(): void } };
  }
}

const fixtures = setUpFixtures(test);

/** Records the page from the event `DOMContentLoaded` on, with rrweb's default options. */
async function startRecording(page: Page): Promise<void> {
  await page.addInitScript(readHostFile('rrweb/umd/rrweb.min.js'));
  // Pass the script as text. If it were a function, the compiler would add calls to helpers that the page lacks. Don't
  // record in frames: rrweb itself opens a frame.
  await page.addInitScript(`
    window.recorded = [];
    if (window === top)
      addEventListener('DOMContentLoaded', () => rrweb.record({ emit: (event) => recorded.push(event) }));
  `);
}

/** Returns everything recorded so far, with a snapshot of the current page. */
const recordedBy = (page: Page) =>
  page.evaluate(() => {
    window.rrweb.record.takeFullSnapshot();
    return JSON.stringify(window.recorded);
  });

/**
 * Values that the test types. No page contains these values. So if a recording contains one of them, rrweb has recorded
 * what was typed.
 */
const TYPED = {
  first_name: 'Zebulon',
  last_name: 'Quarterstaff',
  mobile: '9811122233',
  email: 'zebulon@example.com',
  type_of_insurance: 'Yacht hull',
  message: 'Call me at teatime.',
};

for (const place of PLACES) {
  test(`on the page "${place}" rrweb records neither what is typed nor what the form shows back`, async () => {
    const { page, host } = await fixtures.open();
    await startRecording(page);
    await page.goto(fixtures.urlOf(place));
    await waitForForm(host);
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('p'), { textContent: 'This is recorded.' }));
    });

    const refusal = 'Zebulon has sent a request already.';
    await page.route('**/contact_us.php', (route) =>
      route.fulfill({ json: { success: false, message: refusal }, status: 400 }),
    );
    await fill(host, { ...VALID_LEAD, ...TYPED });
    await submit(host).click();
    await phase(host, 'refused');
    const refused = await recordedBy(page);
    assert.match(refused, 'This is recorded.');
    for (const text of [...Object.values(TYPED), refusal]) assert.not.match(refused, text);

    await page.unroute('**/contact_us.php');
    await submit(host).click();
    await phase(host, 'sent');
    if (place === 'ours')
      await page
        .getByText(/Your reference number is/)
        .first()
        .waitFor();
    const sent = await recordedBy(page);
    for (const text of [...Object.values(TYPED), 'Your reference number']) assert.not.match(sent, text);
  });
}

test.run();
