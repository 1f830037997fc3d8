import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ANSWERS } from '../../../widgets/contract/answers';
import { realPdf, resume } from '../../support/application-fields';
import { setUpFixtures } from '../../support/fixtures';
import { field, fill, phase, submit } from '../../support/quote-fields';
import { toasts } from '../../support/toasts';
import { VALID_APPLICATION } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const API = '**/careers.php';

test('after Back the page says that an application may not have been sent', async () => {
  const { page } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/career-details?job=1`);
  const host = page.locator('[data-broker-widget=career-details]');
  await fill(host, VALID_APPLICATION);
  await field(host, 'file').setInputFiles(resume('cv.pdf', realPdf(3000)));
  page.on('dialog', (dialog) => dialog.accept());
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await submit(host).click();
  await phase(host, 'failed');
  await page.goto(`${fixtures.demo.siteUrl}/about-us`);
  await page.unroute(API);
  await page.goBack();
  await host.getByRole('alert').getByText(ANSWERS.unsent).waitFor();
  await toasts(page).getByText(ANSWERS.unsent).waitFor();
  assert.is(await field(host, 'file').inputValue(), '');
});

test.run();
