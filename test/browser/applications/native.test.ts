import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY, FORM_COPY } from '../../../widgets/career-details/copy';
import { realPdf, resume } from '../../support/application-fields';
import { setUpFixtures } from '../../support/fixtures';
import { layoutShifts } from '../../support/layout-shifts';
import { field, fill, submit } from '../../support/quote-fields';
import { VALID_APPLICATION } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const HOST = '[data-broker-widget=career-details]';
const openOpening = async (options = {}) => {
  const visit = await fixtures.open(options);
  await visit.page.goto(`${fixtures.demo.siteUrl}/career-details/1`);
  return { ...visit, host: visit.page.locator(HOST) };
};
const applicationsOf = async (email: string) =>
  (await fixtures.demo.leads()).filter((lead) => lead.email === email);

test("without JavaScript an opening's page has its description, and an application with its file is stored and confirmed by a page", async () => {
  const { page, host } = await openOpening({ javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1, name: 'Claims Executive' }).waitFor();
  for (const title of [COPY.overview, COPY.responsibility, COPY.qualification]) {
    assert.ok(await host.getByRole('heading', { level: 2, name: title }).isVisible());
  }
  const email = 'native@example.com';
  await fill(host, { ...VALID_APPLICATION, email });
  // Without JavaScript only the native control can show the chosen file, so it must be visible.
  assert.is(await field(host, 'file').evaluate((input) => getComputedStyle(input).opacity), '1');
  await field(host, 'file').setInputFiles(resume('CV.pdf', realPdf(20_000)));
  assert.ok(await host.getByText(FORM_COPY.fileHint).isVisible());
  await submit(host).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const [application, ...others] = await applicationsOf(email);
  assert.equal(others, []);
  assert.equal([application?.job_title, application?.resume_name], ['Claims Executive', 'CV.pdf']);
});

test('without JavaScript an error page says that the file is missing a valid type, and nothing is stored', async () => {
  const { page, host } = await openOpening({ javaScriptEnabled: false });
  const email = 'native-text@example.com';
  await fill(host, { ...VALID_APPLICATION, email });
  await field(host, 'file').setInputFiles(resume('CV.txt', Buffer.from('text'), 'text/plain'));
  await submit(host).click();
  await page.getByRole('heading', { name: 'Your request was not sent' }).waitFor();
  assert.equal(await applicationsOf(email), []);
});

test('what was typed and chosen before scripts ran is kept, and sent', async () => {
  const { page } = await fixtures.open({ viewport: { width: 1280, height: 900 } });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/loader.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${fixtures.demo.siteUrl}/career-details/1`, { waitUntil: 'commit' });
  const form = page.locator(HOST);
  const email = 'early@example.com';
  await fill(form, { ...VALID_APPLICATION, email });
  await field(form, 'file').setInputFiles(resume('Early.pdf', realPdf(20_000)));
  release();
  await form.getByText('Early.pdf').waitFor();
  assert.is(await field(form, 'email').inputValue(), email);
  assert.equal(await layoutShifts(page), []);
  await submit(form).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  assert.is((await applicationsOf(email))[0]?.resume_name, 'Early.pdf');
});

test.run();
