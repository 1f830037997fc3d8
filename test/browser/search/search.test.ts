import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';

const fixtures = setUpFixtures(test);

const PHONE = { width: 360, height: 740 };

test('on an unknown path a visitor searches, follows a result, and finds the results again after Back', async () => {
  const { page } = await fixtures.open({ viewport: PHONE, reducedMotion: 'reduce' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${fixtures.demo.siteUrl}/nowhere`);
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await field.waitFor();
  assert.not(requests.includes('/search-index.json'));

  await field.fill('retroactiv');
  await page.getByRole('status').filter({ hasText: 'results for “retroactiv”' }).waitFor();
  await field.press('Enter');
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('heading', { name: 'Results' }).and(page.locator(':focus')).waitFor();
  const top = (await results.boundingBox())?.y as number;
  assert.ok(top >= 0 && top < PHONE.height / 2, `the results begin at y = ${top}`);

  await results.getByRole('link', { name: 'Retroactive date', exact: true }).first().click();
  await page.waitForURL(/\/glossary#retroactive-date$/);
  await page.goBack();
  await results.getByRole('link', { name: 'Retroactive date', exact: true }).first().waitFor();
  assert.is(await field.inputValue(), 'retroactiv');
});

test('without scripts the field leads to the list of all pages', async () => {
  const { page } = await fixtures.open({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(`${fixtures.demo.siteUrl}/nowhere`);
  await page.getByRole('searchbox').fill('motor');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search\?q=motor$/);
  await page
    .getByRole('region', { name: 'All pages' })
    .getByRole('link', { name: 'Motor Insurance' })
    .waitFor();
});

test.run();
