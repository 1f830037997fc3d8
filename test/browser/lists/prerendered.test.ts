import type { BrowserContextOptions, Page, Request, Route } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as BLOG } from '../../../widgets/blog-list/copy';
import { COPY as CAREERS } from '../../../widgets/careers-list/copy';
import { COPY as MEDIA } from '../../../widgets/media-gallery/copy';
import { COPY as LIST } from '../../../widgets/shared/lists/copy';
import { until } from '../../server/temp-site';
import { makeLoadsCold } from '../../support/cold-loads';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { holdRequests } from '../../support/hold-requests';
import { layoutShifts } from '../../support/layout-shifts';
import { answered, listOf, respondWithList, waitForStoredList } from '../../support/list-answers';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

const visit = async (path: string, options: BrowserContextOptions = {}) => {
  const { page, console } = await fixtures.open(options);
  await page.goto(fixtures.demo.siteUrl + path);
  return { page, console };
};

const cards = (page: Page) => page.locator(PARTS.listCard).filter({ visible: true });

type Post = { readonly id: string; readonly title: string };
const posts = (count: number): Post[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `new-${at}`,
    title: `Changed post ${at}`,
    description: '<p>Text</p>',
  }));

/** Scrolls until the top of the footer is in the middle of the viewport. */
const showFooter = (page: Page) =>
  page.locator('body > footer').evaluate((footer) => {
    footer.scrollIntoView({ block: 'start', behavior: 'instant' });
    scrollBy({ top: -innerHeight / 2, behavior: 'instant' });
  });

test('without scripts every list can be read and followed', async () => {
  const options = { javaScriptEnabled: false };
  const blog = await visit('/blog', options);
  const all = await listOf<Post[]>(fixtures.demo.siteUrl, 'blog.php', { action: 'list' });
  assert.equal(
    await cards(blog.page).getByRole('heading').allInnerTexts(),
    all.slice(0, 4).map(({ title }) => title),
  );
  assert.not(await blog.page.getByRole('button', { name: BLOG.more }).isVisible());
  await blog.page.getByRole('link', { name: 'Archive of all posts' }).click();
  await blog.page.getByRole('link', { name: all.at(-1)?.title ?? '' }).waitFor();

  const jobs = await listOf<Post[]>(fixtures.demo.siteUrl, 'careers.php', { action: 'web_list' });
  const careers = await visit('/careers', options);
  assert.is(await cards(careers.page).count(), jobs.length);
  const apply = cards(careers.page).first().getByRole('link', { name: CAREERS.applyNow });
  assert.is(await apply.getAttribute('href'), `/career-details/${jobs[0]?.id}`);

  const policies = await visit('/company-policies', options);
  assert.ok((await policies.page.locator(PARTS.policyText).innerText()).length > 400);

  const media = await visit('/media', options);
  const [video, picture] = ['video', 'image'].map((type) =>
    media.page.locator(`[data-type=${type}] ${PARTS.galleryTile}`).first(),
  );
  assert.is(await video?.getAttribute('href'), 'https://www.youtube.com/watch?v=SAMPLE-0000');
  await picture?.click();
  await media.page.waitForURL('**/images/media/*.svg');

  const home = await visit('/', options);
  assert.ok(await home.page.getByAltText('Sample company 1', { exact: true }).isVisible());
  assert.ok(await home.page.getByText('Sample customer, Hyderabad: Motor').isVisible());
});

test('a list that has not changed is requested once the page is idle and the list is near, and stays as it is', async () => {
  const { page, console } = await fixtures.open();
  await makeLoadsCold(page);
  for (const [path, script, widget] of [
    ['/blog', 'blog.php', 'blog-list'],
    ['/careers', 'careers.php', 'careers-list'],
    ['/company-policies', 'policy.php', 'company-policies'],
    ['/media', 'media.php', 'media-gallery'],
    ['/', 'testimonial.php', 'testimonials'],
    ['/', 'associate_companies.php', 'associates'],
  ] as const) {
    const held = await holdRequests(page, `**/${script}`);
    await page.goto(fixtures.demo.siteUrl + path);
    await page.locator(`[data-broker-widget=${widget}]`).first().scrollIntoViewIfNeeded();
    await held.until(1);
    const content = await page
      .locator(`[data-broker-widget=${widget}] .broker-list__content`)
      .elementHandles();
    await Promise.all([page.waitForResponse(`**/${script}`), held.release()]);
    await waitForRender(page);
    for (const element of content) assert.ok(await element.evaluate((node) => node.isConnected), path);
    assert.equal(await layoutShifts(page), [], path);
  }
  assert.equal(console, []);
});

/**
 * Holds the next request of `page` for a list. `respond` answers the request, and waits until the page has been
 * rendered again.
 */
async function holdList(page: Page, script: string, data: unknown) {
  const request = new Promise<Route>((resolve) => {
    page.route(`**/${script}`, resolve);
  });
  return {
    request,
    async respond() {
      await Promise.all([page.waitForResponse(`**/${script}`), request.then(answered(data))]);
      await waitForRender(page);
    },
  };
}

const scrollToTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const shownHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).filter({ visible: true });

const CHANGES = [
  ['fewer', 1],
  ['more', 30],
] as const;

// `npm test` makes one of the changes on each screen, `npm run test:full` makes both.
for (const [part, viewport] of SCREENS.entries())
  for (const [change, count] of shareOf(CHANGES, part, SCREENS.length))
    test(`${change} openings, ${viewport.width} px wide, replace the list without layout shifts, at the top or at the end of the page`, async () => {
      const openings = posts(count).map((post) => ({ ...post, responsibility: '<p>Text</p>'.repeat(5) }));
      for (const isAtEnd of [false, true]) {
        const { page } = await fixtures.open({ viewport });
        const { request, respond } = await holdList(page, 'careers.php', openings);
        await page.goto(`${fixtures.demo.siteUrl}/careers`);
        await request;
        if (isAtEnd) await showFooter(page);
        await respond();
        if (isAtEnd && change === 'more') {
          assert.is(await shownHeading(page, 'Changed post 0').count(), 0);
          await scrollToTop(page);
        }
        await shownHeading(page, 'Changed post 0').waitFor({ state: 'attached' });
        if (isAtEnd) {
          // Scroll to the end. If the previous list was longer, its space stays reserved until the space is out of
          // view.
          await waitForRender(page);
          await scrollToEnd(page);
          await waitForRender(page);
        }
        await scrollToTop(page);
        await waitForRender(page);
        assert.is(await cards(page).count(), count);
        assert.equal(await layoutShifts(page), [], isAtEnd ? 'at the end' : 'at the top');
        await page.context().close();
      }
    });

test('a list with the focus is replaced once the focus leaves it', async () => {
  const { page } = await fixtures.open({ viewport: SCREENS[1] });
  const { request, respond } = await holdList(page, 'blog.php', posts(3));
  await page.goto(`${fixtures.demo.siteUrl}/blog`);
  await request;
  const link = cards(page).first().getByRole('link');
  await link.focus();
  await respond();
  assert.ok(await link.evaluate((element) => element === document.activeElement));
  await link.blur();
  await shownHeading(page, 'Changed post 0').waitFor();
});

test('a thousand posts load behind four, and LOAD MORE shows all', async () => {
  const { page } = await fixtures.open({ viewport: SCREENS[0] });
  await respondWithList(page, 'blog.php', answered(posts(1000)));
  await page.goto(`${fixtures.demo.siteUrl}/blog`);
  await shownHeading(page, 'Changed post 0').waitFor();
  assert.is(await cards(page).count(), 4);
  await page.getByRole('button', { name: BLOG.more }).click();
  await page.locator(PARTS.listCard).nth(999).waitFor({ state: 'attached' });
});

test('LOAD MORE that was pressed before the list arrived shows it then; after a failure it tries again', async () => {
  const { page } = await fixtures.open({ viewport: SCREENS[1] });
  await page.route('**/blog.php', (route) => route.fulfill({ status: 500, json: {} }));
  const unanswered = new Set<Request>();
  page.on('request', (request) => request.url().endsWith('/blog.php') && unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  const response = page.waitForResponse('**/blog.php');
  await page.goto(`${fixtures.demo.siteUrl}/blog`);
  await response;
  const more = page.getByRole('button', { name: BLOG.more });
  await more.click();
  await page.getByText(BLOG.moreFailed).waitFor();
  // Wait for all responses before the route changes: a request that the click has sent must still get status 500.
  await until(() => unanswered.size === 0);
  assert.is(await cards(page).count(), 4);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/blog.php', async (route) => {
    await released;
    await route.fulfill({ status: 500, json: {} });
  });
  await more.click();
  await page.getByRole('status').filter({ hasText: LIST.trying }).waitFor();
  release();
  await page.getByText(BLOG.moreFailed).waitFor();

  await page.unroute('**/blog.php');
  await more.click();
  await page.getByRole('button', { name: BLOG.less }).waitFor();
  assert.ok((await cards(page).count()) > 4);
});

test('LOAD MORE says that the list loads, and leaves a visitor who has moved on where they are', async () => {
  const { page } = await fixtures.open({ viewport: SCREENS[1] });
  const { request, respond } = await holdList(page, 'blog.php', posts(30));
  await page.goto(`${fixtures.demo.siteUrl}/blog`);
  await request;
  await page.getByRole('button', { name: BLOG.more }).click();
  await page.getByRole('status').filter({ hasText: LIST.trying }).waitFor();
  const link = page.locator('main a').first();
  await link.focus();
  await respond();
  await page.getByRole('button', { name: BLOG.less }).waitFor();
  assert.ok(await link.evaluate((element) => element === document.activeElement));
});

test('LOAD MORE leads a visitor who has waited for the list to its first new post', async () => {
  const { page } = await fixtures.open({ viewport: SCREENS[1] });
  const { request, respond } = await holdList(page, 'blog.php', posts(30));
  await page.goto(`${fixtures.demo.siteUrl}/blog`);
  await request;
  await page.getByRole('button', { name: BLOG.more }).click();
  await respond();
  await cards(page).nth(4).getByRole('link').and(page.locator(':focus')).waitFor();
});

test('a tile is a link that opens the dialog, and in a new tab the picture', async () => {
  const { page } = await visit('/media', { viewport: SCREENS[1] });
  const tile = page.locator(`[data-type=image] ${PARTS.galleryTile}`).first();
  await waitForStoredList(page);
  await page.locator('[data-type=image]').getByRole('button', { name: MEDIA.more }).waitFor();
  await waitForRender(page);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    tile.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL('**/images/media/*.svg');
  await tile.click();
  await page.getByRole('dialog').getByRole('button', { name: MEDIA.close }).waitFor();
});

test.run();
