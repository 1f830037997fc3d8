import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FORM_COPY } from '../../../widgets/career-details/copy';
import {
  APPLICATION_INVALID,
  APPLICATION_MISSING,
  RESUME_EMPTY,
  RESUME_OTHER_TYPE,
  RESUME_TOO_LARGE,
} from '../../../widgets/contract/application-rules';
import { RESUME_REFUSALS } from '../../../widgets/contract/resume-refusals';
import { docx } from '../../server/api/resumes';
import {
  chosenName,
  realPdf,
  recordUploads,
  resume,
  slowUploads,
  typedIn,
} from '../../support/application-fields';
import { setUpFixtures } from '../../support/fixtures';
import { startFlakyProxy } from '../../support/flaky-proxy';
import { pauseClock } from '../../support/pause-clock';
import { errorOf, field, fill, phase, pick, submit } from '../../support/quote-fields';
import { toasts, toastText, waitForToasts } from '../../support/toasts';
import { STORED_MOBILE, VALID_APPLICATION } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const MB = 1024 * 1024;
const API = '**/careers.php';
/** Time for which a toast shows the server's response (requirements 8.12). */
const RESPONSE_MS = 2000;
/** Step by which the test advances the paused clock. */
const STEP_MS = 20;
const FULL_NAME = `${VALID_APPLICATION.first_name} ${VALID_APPLICATION.last_name}`;

/** Opens a job with its application form. `sent` lists the fields of each upload. */
async function open(url = fixtures.demo.siteUrl, openEmpty = fixtures.open) {
  const { page, console } = await openEmpty({ viewport: { width: 1280, height: 900 } });
  const sent = await recordUploads(page);
  await page.goto(`${url}/career-details?job=1`);
  const host = page.locator('[data-broker-widget=career-details]');
  await host.locator('form').waitFor();
  await waitForToasts(page);
  return { page, host, console, sent };
}

async function openFilled(
  file: ReturnType<typeof resume>,
  values: Partial<typeof VALID_APPLICATION> = {},
  ...places: Parameters<typeof open>
) {
  const opened = await open(...places);
  await fill(opened.host, { ...VALID_APPLICATION, ...values });
  await field(opened.host, 'file').setInputFiles(file);
  return opened;
}

const applicationsOf = async (email: string) =>
  (await fixtures.demo.leads()).filter((lead) => lead.email === email);

/** Returns the live regions that contain the text. */
const announced = (page: Page, hasText: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText });
const progress = (page: Page) => page.getByRole('progressbar');

test('a PDF is stored byte for byte in the database, and the request has exactly the fields of the specification', async () => {
  const file = realPdf(MB + 12_345);
  const { page, host, console, sent } = await openFilled(resume('My CV.pdf', file));
  await submit(host).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  assert.is(sent.length, 1);
  assert.equal(sent[0], [
    ['action', 'apply'],
    ['job_id', '1'],
    ['full_name', FULL_NAME],
    ['email', VALID_APPLICATION.email],
    ['phone_number', STORED_MOBILE],
    ['linkedin_profile', VALID_APPLICATION.linkdin.replace('https://', '')],
    ['resume', 'My-CV.pdf'],
  ]);
  const [row, ...others] = await applicationsOf(VALID_APPLICATION.email);
  assert.equal(others, []);
  const expected = {
    kind: 'application',
    job_id: '1',
    job_title: 'Claims Executive',
    full_name: FULL_NAME,
    mobile: STORED_MOBILE,
    linkedin_profile: VALID_APPLICATION.linkdin,
    resume_name: 'My-CV.pdf',
    resume_size: file.length,
  };
  assert.equal(pick(row, expected), expected);
  assert.ok((await fixtures.demo.resume(`${row?.reference}`)).equals(file));
  assert.equal(console, []);
});

test('an empty profile is left out of the request', async () => {
  const email = 'no-profile@example.com';
  const { page, host, sent } = await openFilled(resume('cv.pdf', realPdf(3000)), { email, linkdin: '' });
  await submit(host).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  const names = sent[0]?.map(([name]) => name);
  assert.equal(names, ['action', 'job_id', 'full_name', 'email', 'phone_number', 'resume']);
  assert.is((await applicationsOf(email)).length, 1);
});

test('a toast at the top of the home page shows the response for 2 seconds, and the form is empty', async () => {
  const email = 'thanks@example.com';
  const file = resume('cv.docx', docx());
  const { page, host } = await openFilled(file, { email }, fixtures.demo.siteUrl, fixtures.openWithClock);
  await pauseClock(page);
  await submit(host).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  const message = toastText(page);
  for (let steps = 0; steps < 500 && !(await message.isVisible()); steps++) await page.clock.runFor(STEP_MS);
  assert.match((await message.textContent()) ?? '', /^Thank you\..* A-\d+\.$/);
  const { x, y, width } = await toasts(page).evaluate(async (card) => {
    await Promise.all(card.getAnimations().map(({ finished }) => finished));
    return card.getBoundingClientRect().toJSON();
  });
  assert.is(Math.round(x + width / 2), 640);
  // The toast is below the top bar.
  assert.ok(y >= 72 && y < 150, `${y}`);
  await page.clock.runFor(RESPONSE_MS - 2 * STEP_MS);
  assert.is(await toasts(page).count(), 1);
  await page.clock.runFor(2 * STEP_MS);
  assert.is(await toasts(page).count(), 0);

  await page.clock.resume();
  await page.goBack();
  await host.locator('form').waitFor();
  assert.equal([...new Set(Object.values(await typedIn(host)))], ['']);
  assert.is(await chosenName(host).textContent(), FORM_COPY.choose);
});

test('submitting an empty form shows the specified messages beside its fields and sends nothing', async () => {
  const { page, host, sent } = await open();
  await submit(host).click();
  await errorOf(host, 'file').waitFor();
  const { linkdin: _, ...required } = APPLICATION_MISSING;
  for (const [name, message] of Object.entries(required))
    assert.is(await errorOf(host, name).textContent(), message);
  assert.is(await errorOf(host, 'linkdin').count(), 0);
  assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'first_name');

  await fill(host, {
    ...VALID_APPLICATION,
    mobile: '98765',
    email: 'asha@example',
    linkdin: 'http://linkedin.example',
  });
  assert.is(await errorOf(host, 'first_name').count(), 0);
  await submit(host).click();
  await errorOf(host, 'linkdin').waitFor();
  assert.is(await errorOf(host, 'mobile').textContent(), APPLICATION_INVALID.mobile);
  assert.is(await errorOf(host, 'email').textContent(), APPLICATION_INVALID.email);
  assert.is(await errorOf(host, 'linkdin').textContent(), APPLICATION_INVALID.linkdin);
  assert.is(await errorOf(host, 'file').textContent(), APPLICATION_MISSING.file);
  const under = await errorOf(host, 'email').evaluate((error) => {
    const input = document.querySelector('[name=email]') as Element;
    return error.getBoundingClientRect().top >= input.getBoundingClientRect().bottom;
  });
  assert.ok(under);
  assert.equal(sent, []);
});

const INVALID_FILES = [
  ['photo.png', Buffer.from('png'), RESUME_OTHER_TYPE],
  ['cv.pdf', Buffer.alloc(0), RESUME_EMPTY],
  ['cv.pdf', realPdf(5 * MB + 1), RESUME_TOO_LARGE],
] as const;

test('a file of another type, an empty file and one that is too large are refused at once, and the values stay', async () => {
  const { page, host, sent } = await open();
  await fill(host, VALID_APPLICATION);
  for (const [name, buffer, message] of INVALID_FILES) {
    await field(host, 'file').setInputFiles(resume(name, buffer));
    const error = errorOf(host, 'file').filter({ hasText: message });
    await error.waitFor();
    await submit(host).click();
    assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'file');
    assert.ok(await error.isVisible());
  }
  assert.equal(sent, []);
  assert.equal(await typedIn(host), VALID_APPLICATION);
  await field(host, 'file').setInputFiles(resume('cv.pdf', realPdf(2048)));
  await errorOf(host, 'file').waitFor({ state: 'detached' });
  assert.is(await chosenName(host).textContent(), 'cv.pdf');
});

test('a progress bar shows the upload while Submit is disabled, and Cancel stops it and keeps all values', async () => {
  const email = 'cancelled@example.com';
  const file = realPdf(MB);
  const { page, host } = await openFilled(resume('My CV.pdf', file), { email });
  const slow = await slowUploads(page);
  await slow(100 * 1024);
  await submit(host).click();
  await page.waitForFunction(() => {
    const { value = 0, max = 0 } = document.querySelector('progress') ?? {};
    return value > 0 && value < max;
  });
  assert.is(await progress(page).getAttribute('aria-label'), FORM_COPY.upload('My CV.pdf'));
  assert.ok(await submit(host).isDisabled());
  assert.ok(await field(host, 'email').isDisabled());

  await page.getByRole('button', { name: FORM_COPY.cancel }).click();
  await phase(host, 'editing');
  await host.getByRole('status').getByText(FORM_COPY.cancelled).waitFor();
  assert.is(await progress(page).count(), 0);
  assert.equal(await typedIn(host), { ...VALID_APPLICATION, email });
  assert.is(await chosenName(host).textContent(), 'My CV.pdf');
  assert.equal(await applicationsOf(email), []);

  await slow(0);
  await submit(host).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  const [row, ...others] = await applicationsOf(email);
  assert.equal(others, []);
  assert.ok((await fixtures.demo.resume(`${row?.reference}`)).equals(file));
});

test('a dropped connection loses no values, and a large file is sent again only on Try again', async () => {
  const email = 'dropped@example.com';
  const proxy = await startFlakyProxy(fixtures.demo.siteUrl);
  try {
    const { page, host, sent } = await openFilled(resume('cv.pdf', realPdf(MB)), { email }, proxy.url);
    const slow = await slowUploads(page);
    await slow(100 * 1024);
    await submit(host).click();
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
    proxy.cut();
    await phase(host, 'failed');
    const alert = host.getByRole('alert');
    const message = (await alert.locator('strong').textContent()) ?? '';
    assert.is(message, FORM_COPY.failed);
    assert.is(await alert.locator('span').textContent(), FORM_COPY.kept);
    await toasts(page).getByText(message).waitFor();
    assert.is(await announced(page, message).count(), 1);
    assert.equal(await typedIn(host), { ...VALID_APPLICATION, email });
    assert.is(await chosenName(host).textContent(), 'cv.pdf');
    assert.equal(await applicationsOf(email), []);

    proxy.mend();
    await slow(0);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    assert.is(sent.length, 1);
    assert.is(await submit(host).textContent(), FORM_COPY.tryAgain);
    await submit(host).click();
    await page.waitForURL(`${proxy.url}/`);
    assert.is((await applicationsOf(email)).length, 1);
  } finally {
    proxy.close();
  }
});

test('Try again after a lost response stores one application', async () => {
  const email = 'stored-once@example.com';
  const { page, host } = await openFilled(resume('cv.pdf', realPdf(600 * 1024)), { email });
  await page.route(API, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(host).click();
  await phase(host, 'failed');
  await page.unroute(API);
  await submit(host).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  assert.is((await applicationsOf(email)).length, 1);
});

test('an error from the server is shown beside its field and announced once, and values and file stay', async () => {
  const email = 'refused@example.com';
  const { page, host } = await openFilled(resume('cv.pdf', Buffer.from('Asha Rao')), { email });
  await submit(host).click();
  await phase(host, 'refused');
  const message = RESUME_REFUSALS.other;
  assert.is(await errorOf(host, 'file').textContent(), message);
  assert.is(await host.getByRole('alert').locator('strong').textContent(), message);
  await toasts(page).getByText(message).waitFor();
  assert.is(await announced(page, message).count(), 1);
  assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'file');
  assert.equal(await typedIn(host), { ...VALID_APPLICATION, email });
  assert.is(await chosenName(host).textContent(), 'cv.pdf');
  assert.equal(await applicationsOf(email), []);

  await field(host, 'file').setInputFiles(resume('cv.pdf', realPdf(2048)));
  assert.is(await errorOf(host, 'file').count(), 0);
  await submit(host).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  assert.is((await applicationsOf(email)).length, 1);
});

test.run();
