import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as CAREERS } from '../../../widgets/careers-list/copy';
import { COPY as LISTS_COPY } from '../../../widgets/shared/lists/copy';
import { setUpFixtures } from '../../support/fixtures';
import { layoutShifts } from '../../support/layout-shifts';
import { answered, respondWithList, withBadItem } from '../../support/list-answers';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

/**
 * For each list: the path of its page, its API script, and the selector of its items. Unit tests cover the kinds of
 * failures that are not tested here.
 */
const LISTS = [
  ['/careers', 'careers.php', PARTS.listCard],
  ['/media', 'media.php', PARTS.galleryTile],
  ['/blog', 'blog.php', PARTS.listCard],
  ['/company-policies', 'policy.php', PARTS.policyText],
  ['/', 'testimonial.php', '.testimonials li'],
  ['/', 'associate_companies.php', '.associates li'],
] as const;

test('after a failure every list still shows the items of the page, without layout shifts, and logs the failure', async () => {
  const { page, console } = await fixtures.open({ viewport: { width: 360, height: 740 } });
  await page.route('**/*.php', (route) => route.fulfill({ status: 500, json: {} }));
  for (const [path, script, item] of LISTS) {
    const isLogged = page.waitForEvent('console', (message) =>
      message.text().includes(`${script} got status 500`),
    );
    await page.goto(fixtures.demo.siteUrl + path);
    await page.locator(item).first().scrollIntoViewIfNeeded();
    await isLogged;
    assert.ok(await page.locator(item).first().isVisible(), path);
    assert.equal(await layoutShifts(page), [], path);
  }
  assert.ok(console.length >= LISTS.length);
});

test('an invalid item of a list is left out and logged, and the list stays', async () => {
  const { page, console } = await fixtures.open();
  await respondWithList(page, 'careers.php', withBadItem);
  const isLogged = page.waitForEvent('console', (message) => message.text().includes('item 0 is left out'));
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  await isLogged;
  assert.ok(await page.locator(PARTS.listCard).first().isVisible());
  assert.is(console.length, 1, console.join('\n'));
});

const EMBEDDED = '<div data-broker-widget="careers-list" data-when="now"><a href="/">Openings</a></div>';

test('an embedded list that is slow, then fails, says so each time, and shows the list after another try', async () => {
  const { page } = await fixtures.open();
  let respond = async () => {};
  await page.route('**/careers.php', (route) => {
    respond = () => route.fulfill({ status: 500, json: {} });
  });
  const url = await fixtures.serve(
    `<!doctype html>${EMBEDDED}<script src="${fixtures.demo.siteUrl}/loader.js"></script>`,
  );
  const request = page.waitForRequest('**/careers.php');
  await page.goto(url);
  await request;
  await page.getByText(CAREERS.loading).filter({ visible: true }).waitFor();
  await respond();
  await page.getByText(CAREERS.failed).waitFor();
  await page.unroute('**/careers.php');
  await respondWithList(page, 'careers.php', answered([{ id: '1', title: 'An opening' }]));
  await page.getByRole('button', { name: LISTS_COPY.again }).click();
  await page.getByRole('heading', { name: 'An opening' }).waitFor();
});

test.run();
