import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { layoutShifts } from '../../support/layout-shifts';
import { answered, respondWithList } from '../../support/list-answers';
import { PARTS } from '../../support/parts';
import { trackReadyWidgets, waitForWidgets } from '../../support/wait-for-widgets';

const fixtures = setUpFixtures(test);

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

const SCRIPTS = ['associate_companies.php', 'testimonial.php'] as const;
const SECTIONS = ['.companies', '.reviews'] as const;

const marks = (page: Page) => page.locator(`.associates ${PARTS.loadedContent} li.associates__mark`);
const reviews = (page: Page) => page.locator(`.testimonials ${PARTS.loadedContent} li`);

const scrollToCentre = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Scrolls until a section begins 300 px below the viewport, so that the lists in it are requested. */
const comeNear = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 300, behavior: 'instant' }),
    );

test('ten companies are slides with alternative text; a review has its stars as text', async () => {
  const { page, console } = await fixtures.open({ viewport: SCREENS[1] });
  await page.goto(`${fixtures.demo.siteUrl}/`);
  await comeNear(page, '.companies');
  await page.locator(`.associates ${PARTS.movingSlides}`).waitFor();
  assert.is(
    await page
      .locator(`.associates ${PARTS.loadedContent} li.associates__mark:not(.glide__slide--clone) img`)
      .count(),
    10,
  );
  assert.is(await marks(page).locator('img').first().getAttribute('alt'), 'Sample company 1');
  assert.match(await reviews(page).first().innerText(), /5 of 5/);
  assert.match(await reviews(page).first().innerText(), /Sample customer, Hyderabad: Motor/);
  assert.equal(console, []);
});

test('companies far below the viewport, and their logos, are requested only when the visitor comes near', async () => {
  const { page } = await fixtures.open({ viewport: SCREENS[0] });
  const early: string[] = [];
  page.on('request', (request) => {
    if (/images\/companies|associate_companies/.test(request.url())) early.push(request.url());
  });
  await trackReadyWidgets(page);
  await page.goto(`${fixtures.demo.siteUrl}/`);
  await waitForWidgets(page);
  assert.equal(early, []);
  const requested = ['**/images/companies/**', '**/associate_companies.php'].map((url) =>
    page.waitForRequest(url),
  );
  await comeNear(page, '.companies');
  await Promise.all(requested);
});

test('in forced colours a company’s logo, which may be dark, keeps its white background', async () => {
  const { page } = await fixtures.open({ viewport: SCREENS[1], forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${fixtures.demo.siteUrl}/`);
  await comeNear(page, '.companies');
  await page.locator(`.associates ${PARTS.movingSlides}`).waitFor();
  const background = await marks(page)
    .first()
    .evaluate((mark) => getComputedStyle(mark).backgroundColor);
  assert.is(background, 'rgb(255, 255, 255)');
});

for (const viewport of SCREENS) {
  test(`empty lists, ${viewport.width} px wide, hide their sections below the viewport, without layout shifts`, async () => {
    const { page, console } = await fixtures.open({ viewport });
    for (const script of SCRIPTS) await respondWithList(page, script, answered([]));
    await page.goto(`${fixtures.demo.siteUrl}/`);
    for (const section of SECTIONS) {
      await comeNear(page, section);
      await page.locator(section).waitFor({ state: 'hidden' });
    }
    assert.equal(await layoutShifts(page), []);
    await page.locator('footer').scrollIntoViewIfNeeded();
    assert.equal(await layoutShifts(page), []);
    assert.equal(console, []);
  });

  test(`lists that change in view, ${viewport.width} px wide, stay until they are below the viewport`, async () => {
    const { page } = await fixtures.open({ viewport });
    const held: (() => Promise<void>)[] = [];
    for (const script of SCRIPTS)
      await page.route(`**/${script}`, (route) => {
        held.push(() => answered([])(route));
      });
    const requests = SCRIPTS.map((script) => page.waitForRequest(`**/${script}`));
    await page.goto(`${fixtures.demo.siteUrl}/`);
    await scrollToCentre(page, '.companies');
    await Promise.all(requests);
    const responses = SCRIPTS.map((script) => page.waitForResponse(`**/${script}`));
    for (const respond of held) await respond();
    await Promise.all(responses);
    await waitForRender(page);
    assert.ok(await page.locator('.companies').isVisible());
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const section of SECTIONS) await page.locator(section).waitFor({ state: 'hidden' });
    assert.equal(await layoutShifts(page), []);
  });
}

test('changed companies and reviews replace those of the page, and move', async () => {
  const { page, console } = await fixtures.open({ viewport: SCREENS[1] });
  const companies = [1, 2, 3, 4, 5].map((at) => ({ image: `${at}.svg`, alt_text: `New company ${at}` }));
  await page.route('**/api/broker/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await respondWithList(page, SCRIPTS[0], answered(companies));
  await respondWithList(page, SCRIPTS[1], answered([{ name: 'New name', rating: '3', short_note: 'Note' }]));
  await page.goto(`${fixtures.demo.siteUrl}/`);
  await comeNear(page, '.companies');
  await page.getByAltText('New company 1').first().waitFor({ state: 'attached' });
  await comeNear(page, '.reviews');
  await page.getByText('New name').waitFor();
  await page.locator(`.associates ${PARTS.movingSlides}`).waitFor();
  await page.locator(`.testimonials ${PARTS.spacer}`).waitFor({ state: 'detached' });
  assert.is(await reviews(page).count(), 1);
  assert.equal(await layoutShifts(page), []);
  assert.equal(console, []);
});

test.run();
