import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY, FORM_COPY } from '../../../widgets/career-details/copy';
import { COPY as CAREERS } from '../../../widgets/careers-list/copy';
import { COPY as LIST_COPY } from '../../../widgets/shared/lists/copy';
import { setUpFixtures } from '../../support/fixtures';
import { PARTS } from '../../support/parts';
import { trackReadyWidgets, waitForWidgets } from '../../support/wait-for-widgets';

const fixtures = setUpFixtures(test);

const FIRST = 'Claims Executive';
const SECOND = 'Employee Benefits Consultant';

const urlOf = (path: string) => fixtures.demo.siteUrl + path;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const applyNow = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^${CAREERS.applyNow}.*${title}$`) });

/** Waits until the page shows the job and its application form, at a URL without the job's id. */
async function waitForJob(page: Page, title: string) {
  await page.waitForURL(urlOf('/career-details'));
  await heading(page, title).waitFor();
  await page.getByRole('heading', { name: FORM_COPY.title }).waitFor();
  assert.match(await page.title(), title);
}

async function openDetails(path: string, options = {}) {
  const visit = await fixtures.open(options);
  await trackReadyWidgets(visit.page);
  await visit.page.goto(urlOf(path));
  return visit;
}

async function applyFor(page: Page, title: string) {
  // Wait for the widget. Until it mounts, the link Apply Now leads to the opening's own page instead of
  // /career-details.
  await waitForWidgets(page);
  await applyNow(page, title).click();
  await waitForJob(page, title);
}

test('an opening links to its job without the id in the URL, and reload, back and forward show the same job', async () => {
  const { page, console } = await openDetails('/careers');
  await applyFor(page, FIRST);
  await page.reload();
  await waitForJob(page, FIRST);
  await page.goBack();
  await page.waitForURL(urlOf('/careers'));
  await applyNow(page, FIRST).waitFor();
  await page.goForward();
  await waitForJob(page, FIRST);
  assert.equal(console, []);
});

test('each history entry keeps its own job', async () => {
  const { page } = await openDetails('/careers');
  await applyFor(page, FIRST);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await applyFor(page, SECOND);
  await page.reload();
  await waitForJob(page, SECOND);
  await page.goBack();
  await page.waitForURL(urlOf('/careers'));
  await page.goBack();
  await waitForJob(page, FIRST);
});

test("an opening's link works from the keyboard", async () => {
  const { page } = await openDetails('/careers');
  await waitForWidgets(page);
  await applyNow(page, SECOND).focus();
  await page.keyboard.press('Enter');
  await waitForJob(page, SECOND);
});

test("a new tab has the job's id in its URL, and the first tab can open another job", async () => {
  const { page } = await openDetails('/careers');
  const opened = page.context().waitForEvent('page');
  await applyNow(page, SECOND).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForURL(urlOf('/career-details/2'));
  await tab.getByRole('heading', { name: SECOND }).first().waitFor();
  await applyFor(page, FIRST);
  await tab.reload();
  await tab.getByRole('heading', { name: SECOND }).first().waitFor();
});

test('without storage the URL has the id of the job', async () => {
  const { page } = await fixtures.open();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('off', 'SecurityError');
    };
  });
  await page.goto(urlOf('/careers'));
  await applyNow(page, SECOND).click();
  await page.waitForURL(urlOf('/career-details/2'));
  await page.getByRole('heading', { name: SECOND }).first().waitFor();
});

test('an unknown job shows a message and a link to the openings, and no form', async () => {
  const { page } = await openDetails('/career-details?job=no-such');
  await heading(page, COPY.missing).waitFor();
  assert.is(await page.locator('.broker-form').count(), 0);
  await page.locator('main').getByRole('link', { name: COPY.openings }).click();
  await page.waitForURL(urlOf('/careers'));
  await applyNow(page, FIRST).waitFor();
});

test('a job that failed to load can be retried', async () => {
  const { page } = await fixtures.open();
  await page.route('**/careers.php', (route) => route.abort());
  await page.goto(urlOf('/career-details?job=1'));
  await heading(page, COPY.failed).waitFor();
  await page.unroute('**/careers.php');
  await page.getByRole('button', { name: COPY.again }).click();
  await heading(page, FIRST).waitFor();
});

test('an opening that cannot be loaded can be read, and applied for, on the page that was built for it', async () => {
  const { page } = await openDetails('/careers');
  await waitForWidgets(page);
  await page.route('**/careers.php', (route) => route.abort());
  await applyNow(page, FIRST).click();
  await page.getByRole('link', { name: COPY.ownPage }).click();
  await page.waitForURL(urlOf('/career-details/1'));
  await page.getByRole('heading', { level: 1, name: FIRST }).waitFor();
  await page.getByRole('heading', { name: FORM_COPY.title }).waitFor();
});

test('without a job the page links to the openings', async () => {
  const { page, console } = await openDetails('/career-details');
  await heading(page, COPY.which).waitFor();
  await page.locator('main').getByRole('link', { name: COPY.openings }).click();
  await page.waitForURL(urlOf('/careers'));
  assert.equal(console, []);
});

test('without JavaScript the page says that the opening loads with it, and links to the openings', async () => {
  const { page } = await openDetails('/career-details?job=1', { javaScriptEnabled: false });
  const main = page.locator('main');
  await main.getByText(COPY.notYetWhy).waitFor();
  await main.getByRole('link', { name: COPY.openings }).click();
  await page.waitForURL(urlOf('/careers'));
});

for (const width of [360, 800, 1440])
  test(`at ${width} px the form is at least 32 px from the job, beside or below it`, async () => {
    const { page } = await openDetails('/career-details?job=1', { viewport: { width, height: 900 } });
    await page.locator('.broker-form').waitFor();
    const [job, form] = await page.evaluate(() =>
      ['.career-details__job', '.broker-form'].map((part) =>
        (document.querySelector(part) as Element).getBoundingClientRect().toJSON(),
      ),
    );
    assert.ok(form.left - job.right >= 32 || form.top - job.bottom >= 32);
    assert.is(form.left > job.right, width === 1440);
  });

test('the deadline is written DD/MM/YYYY, and three collapsibles open and close by mouse and keyboard', async () => {
  const { page } = await openDetails('/career-details?job=1');
  await heading(page, FIRST).waitFor();
  assert.match(
    (await page.locator(PARTS.jobFacts).textContent()) ?? '',
    new RegExp(`${LIST_COPY.applyBy} \\d\\d/\\d\\d/\\d{4}$`),
  );
  const sections = page.locator('.career-details details');
  assert.equal(await sections.locator('summary').allTextContents(), [
    COPY.overview,
    COPY.responsibility,
    COPY.qualification,
  ]);
  const last = sections.last();
  await last.locator('summary').focus();
  await page.keyboard.press('Enter');
  await last.getByText('A degree in any subject').waitFor();
  await last.locator('summary').click();
  await last.getByText('A degree in any subject').waitFor({ state: 'hidden' });
});

test.run();
