import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as BLOG } from '../../../widgets/blog-list/copy';
import { COPY as POST } from '../../../widgets/blog-post/copy';
import { COPY as CAREERS } from '../../../widgets/careers-list/copy';
import { mountAll } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { answered, listOf, respondWithList } from '../../support/list-answers';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

type Post = { readonly id: string; readonly title: string };
type Job = Post & { readonly job_type: string; readonly location: string };

const base64 = (id: string) => Buffer.from(id).toString('base64');

async function visit(path: string, width = 1280) {
  const opened = await fixtures.open({ viewport: { width, height: 900 } });
  await opened.page.goto(fixtures.demo.siteUrl + path);
  // Mount the widgets: until then, buttons do nothing, and a click on an opening opens a URL that contains the
  // opening's id.
  await mountAll(opened.page);
  return opened;
}

const cards = (page: Page) => page.locator(PARTS.listCard);

/** Returns the number of cards in the row of the first card. */
const countColumns = (page: Page) =>
  cards(page).evaluateAll(
    (all) =>
      all.filter((card) => card.getBoundingClientRect().top === all[0]?.getBoundingClientRect().top).length,
  );

test('openings are in two columns, on a phone in one, each with its details', async () => {
  const jobs = await listOf<Job[]>(fixtures.demo.siteUrl, 'careers.php', { action: 'web_list' });
  const { page, console } = await visit('/careers');
  await cards(page).first().waitFor();
  assert.is(await cards(page).count(), jobs.length);
  assert.is(await countColumns(page), 2);
  for (const [at, job] of jobs.entries()) {
    const card = cards(page).nth(at);
    assert.is(await card.getByRole('heading').innerText(), job.title);
    assert.ok((await card.locator('.careers-list__facts').innerText()).includes(job.job_type));
    assert.ok((await card.locator('.careers-list__facts').innerText()).includes(job.location));
    assert.ok((await card.locator(`${PARTS.jobText} li`).count()) > 1);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  assert.is(await countColumns(page), 1);
  assert.equal(console, []);
});

test('the link of an opening opens its page, without the id in the URL', async () => {
  const { page } = await visit('/careers');
  const title = await cards(page).first().getByRole('heading').innerText();
  await cards(page).first().getByRole('link', { name: CAREERS.applyNow }).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/career-details`);
  await page.getByRole('heading', { name: title, level: 2 }).waitFor();
});

test('four posts show first, one button shows all, and another shows four again', async () => {
  const posts = await listOf<Post[]>(fixtures.demo.siteUrl, 'blog.php', { action: 'list' });
  assert.ok(posts.length > 4);
  const { page, console } = await visit('/blog');
  await cards(page).first().waitFor();
  assert.is(await cards(page).count(), 4);
  await page.getByRole('button', { name: BLOG.more }).click();
  await cards(page).nth(4).waitFor();
  assert.is(await cards(page).count(), posts.length);
  assert.ok(
    await cards(page)
      .nth(4)
      .getByRole('link')
      .evaluate((link) => link === document.activeElement),
  );
  await page.getByRole('button', { name: BLOG.less }).click();
  await cards(page).nth(4).waitFor({ state: 'detached' });
  assert.is(await cards(page).count(), 4);
  assert.equal(console, []);
});

test('with four posts there is no button', async () => {
  const { page } = await fixtures.open();
  const post = (id: number) => ({ id: `${id}`, title: `Post ${id}`, description: 'Short' });
  await respondWithList(page, 'blog.php', answered([1, 2, 3, 4].map(post)));
  await page.goto(`${fixtures.demo.siteUrl}/blog`);
  await page.getByRole('heading', { name: 'Post 1' }).filter({ visible: true }).waitFor();
  assert.is(await page.getByRole('button', { name: BLOG.more }).filter({ visible: true }).count(), 0);
});

test('the text of a card is cut after two lines, on a phone and on a desktop', async () => {
  const { page } = await fixtures.open({ viewport: { width: 360, height: 740 } });
  const description = `<p>${'Words that go on and on. '.repeat(40)}</p>`;
  await respondWithList(page, 'blog.php', answered([{ id: '1', title: 'Long', description }]));
  await page.goto(`${fixtures.demo.siteUrl}/blog`);
  const text = page.locator('.blog-list__text').filter({ hasText: 'Words that go on' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await text.waitFor();
    const [lines, isCut] = await text.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return [
        Math.round(element.clientHeight / Number.parseFloat(lineHeight)),
        element.scrollHeight > element.clientHeight,
      ];
    });
    assert.equal([lines, isCut], [2, true]);
  }
});

test('the link of a card opens the post, with its id in base64 in the URL and its title in the tab', async () => {
  const { page, console } = await visit('/blog');
  const first = cards(page).first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link', { name: BLOG.read }).click();
  await page.waitForURL(new RegExp(`/blog-details/${base64('1').replace(/=+$/, '')}`));
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  assert.ok((await page.locator(PARTS.postText).innerText()).split(/\s+/).length > 300);
  await page.waitForFunction((text) => document.title.startsWith(text), title);
  assert.is(await page.locator('h1').count(), 1);
  assert.equal(console, []);
});

test('a post is found by its base64 id with padding, percent-encoded and without padding', async () => {
  const padded = base64('2');
  for (const encodedId of [padded, encodeURIComponent(padded), padded.replace(/=+$/, '')]) {
    const { page } = await visit(`/blog-details/${encodedId}`);
    await page.locator(PARTS.postText).waitFor();
    await page.context().close();
  }
});

test('an unknown id and a URL without one show a message and a link to all posts', async () => {
  for (const [path, isRequested] of [
    [`/blog-details/${base64('no such post')}`, true],
    ['/blog-details/%25%25', false],
    ['/blog-details', false],
  ] as const) {
    const { page, console } = await fixtures.open();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/blog.php')) calls.push(request.url());
    });
    await page.goto(fixtures.demo.siteUrl + path);
    await page.locator('.blog-post[aria-busy=false]').waitFor();
    assert.ok(await page.getByRole('heading', { name: POST.none }).isVisible(), path);
    assert.is(calls.length, isRequested ? 1 : 0, path);
    // A post that does not exist is not logged as a failure.
    assert.equal(
      console.filter((line) => line.includes('broker-widgets')),
      [],
      path,
    );
    await page.locator('.blog-post').getByRole('link', { name: POST.all }).click();
    await page.waitForURL(`${fixtures.demo.siteUrl}/blog`);
    await page.context().close();
  }
});

test('the policies are shown with headings of a lower level than the page’s', async () => {
  const { page, console } = await visit('/company-policies');
  const text = page.locator(PARTS.policyText);
  await text.waitFor();
  assert.ok((await text.locator('h3').count()) > 1);
  assert.is(await text.locator('h1, h2').count(), 0);
  assert.ok((await text.innerText()).length > 400);
  assert.equal(console, []);
});

test.run();
