import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { COPY as TOASTS } from '../../../widgets/toasts/copy';
import { COPY as RECEIPT } from '../../../widgets/toasts/on-demand/receipt-copy';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { layoutShifts } from '../../support/layout-shifts';
import { fill, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { boxOf, openPage, PRODUCT, SIZES } from './open-page';

const fixtures = setUpFixtures(test);
const open = openPage.bind(undefined, fixtures);

test('the reference number of what was sent can be copied and stays until it is dismissed, and only the number is stored', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, host } = await open(PRODUCT, [320, 740], { permissions });
  const receipt = page.getByRole('region', { name: RECEIPT.label });
  await waitForForm(host);
  const { insurance_type, type_of_insurance, ...typed } = VALID_LEAD;
  await fill(host, typed);
  await submit(host).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  const [number = ''] = /Q-\d{8}/.exec(`${await receipt.textContent()}`) ?? [];
  const lead = (await fixtures.demo.leads()).at(-1);
  assert.is(lead?.reference, number);
  assert.ok(await receipt.getByRole('link', { name: `${RECEIPT.call} ${SITE.phone}` }).isVisible());
  const stored = await page.evaluate(() => Object.entries({ ...sessionStorage, ...localStorage }));
  const ofReceipt = stored.filter(([, value]) => value.includes(number));
  assert.equal(ofReceipt, [['broker-receipt', number]]);
  await receipt.getByRole('button', { name: RECEIPT.copyNumber }).click();
  await receipt.getByRole('status').filter({ hasText: RECEIPT.copied }).waitFor();
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), number);

  await page.reload();
  await receipt.waitFor();
  assert.equal(await layoutShifts(page), []);
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  await page.goto(fixtures.demo.siteUrl + PRODUCT);
  await receipt.getByRole('button', { name: RECEIPT.dismiss }).click();
  await receipt.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('region', { name: TOASTS.label }).waitFor({ state: 'attached' });
  assert.is(await receipt.count(), 0);
});

test('on phones the strip of a reference number is one row of targets that a thumb can hit', async () => {
  const { page } = await open(PRODUCT, [360, 740]);
  await page.evaluate(() => sessionStorage.setItem('broker-receipt', 'A-12345678'));
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await page.reload();
    const receipt = page.getByRole('region', { name: RECEIPT.label });
    const controls = [
      receipt.getByRole('button', { name: RECEIPT.copyNumber }),
      receipt.getByRole('link', { name: `${RECEIPT.call} ${SITE.phone}` }),
      receipt.getByRole('button', { name: RECEIPT.dismiss }),
    ];
    assert.ok((await boxOf(receipt)).height <= 48, `at ${width} px`);
    for (const { width, height } of await Promise.all(controls.map(boxOf)))
      assert.ok(width >= 44 && height >= 44, `a target of ${width} × ${height} px`);
  }
});

test('the strip of a reference number moves nothing, leaves the first lines of a page and the bar of actions free, and ends below the last line, from 320 to 1440 px', async () => {
  const { page, actions } = await open(PRODUCT, [320, 740]);
  await page.evaluate(() => sessionStorage.setItem('broker-receipt', 'A-12345678'));
  const receipt = page.getByRole('region', { name: RECEIPT.label });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  const firstOf = {
    '/': [page.getByText('What do you want to insure?'), page.getByRole('link', { name: 'Something else' })],
    [PRODUCT]: [breadcrumb.getByRole('link').first(), page.getByRole('heading', { level: 1 })],
  };
  const sizes = [[320, 740], ...SIZES] as const;
  // `npm test` shares the sizes among the pages; `npm run test:full` checks each page at every size.
  for (const [part, [path, lines]] of Object.entries(firstOf).entries())
    for (const [width, height] of shareOf(sizes, part, 2)) {
      await page.setViewportSize({ width, height });
      await page.goto(fixtures.demo.siteUrl + path);
      await receipt.waitFor();
      assert.equal(await layoutShifts(page), [], `${path} at ${width} px`);
      const strip = await boxOf(receipt);
      const end = width < 1024 ? (await boxOf(actions)).y : height;
      assert.is(strip.y + strip.height, end, `${path} at ${width} px`);
      for (const box of await Promise.all(lines.map(boxOf)))
        assert.ok(
          box.y >= 72 && box.y + box.height <= strip.y,
          `${path} at ${width} px: ${JSON.stringify(box)}`,
        );
      const last = page.getByRole('contentinfo').locator('p').filter({ visible: true }).last();
      // Press End until the page's height stays the same. The height may change after each scroll: the footer gets its
      // real height near the viewport, and the page's end gets space for the strip.
      for (let height = 0, isEnd = false; !isEnd; ) {
        await page.keyboard.press('End');
        await waitForRender(page);
        const before = height;
        let bottom: number;
        [height, bottom] = await page.evaluate(() => [
          document.documentElement.scrollHeight,
          Math.ceil(scrollY + innerHeight),
        ]);
        isEnd = height === before && bottom >= height;
      }
      const line = await boxOf(last);
      // Skip the check if the strip is hidden because a form is in view.
      assert.ok(
        !(await receipt.isVisible()) || line.y + line.height <= (await boxOf(receipt)).y,
        `${path} at ${width} px: the end`,
      );
    }
});

test('a link that gets the focus is scrolled out from under the strip of a reference number', async () => {
  const { page } = await open(PRODUCT, [1440, 900]);
  await page.evaluate(() => sessionStorage.setItem('broker-receipt', 'A-12345678'));
  await page.reload();
  const receipt = page.getByRole('region', { name: RECEIPT.label });
  await receipt.waitFor();
  const link = page.getByRole('contentinfo').getByRole('link').first();
  // Scroll until the link's lower edge is at the window's lower edge.
  await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight));
  const strip = await boxOf(receipt);
  const before = await boxOf(link);
  assert.ok(before.y + before.height > strip.y);
  await link.focus();
  const after = await boxOf(link);
  assert.ok(after.y + after.height <= strip.y, `${after.y}`);
  assert.ok(await receipt.isVisible());
});

test.run();
