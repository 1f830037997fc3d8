import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/blog-list/copy';
import { COPY as LIST_COPY } from '../../../widgets/shared/lists/copy';
import { waitUntil } from '../../support/flush';
import { PARTS } from '../../support/parts';
import { FAILURES, listResponse, neverResponds, openList } from '../open-list';

const FALLBACK = '<div data-broker-widget="blog-list"><a href="/blog">All posts</a></div>';
const posts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at + 1}`,
    title: `Post ${at + 1}`,
    image: at === 1 ? '' : `images/${at + 1}.svg`,
    alt_text: `Picture ${at + 1}`,
    description: `<p>Text &amp; <b>more</b> of ${at + 1}</p><script>alert(1)</script>`,
  }));

const titles = (count: number) => posts(count).map(({ title }) => title);

test(`a post is a card with picture, title, two lines of text and a link`, async () => {
  const page = await openList(FALLBACK, () => listResponse(posts(2)));
  await page.settled();
  assert.equal(page.calls[0]?.fields, { action: 'list', limit: '1000', page: '1' });
  assert.equal(page.texts('h3'), titles(2));
  assert.equal(page.texts('h3 + p'), ['Text & more of 1', 'Text & more of 2']);
  const [picture, ...more] = page.all('img');
  assert.is(more.length, 0, 'a post without a picture has none');
  assert.is(picture?.getAttribute('src'), 'https://api.example/api/site/images/1.svg');
  assert.is(picture?.getAttribute('alt'), 'Picture 1');
  assert.is(picture?.getAttribute('loading'), 'lazy');
  const link = page.link(`${COPY.read}: Post 1`);
  assert.is(link.getAttribute('href'), 'https://cdn.example/v1/blog-details/MQ==');
  assert.equal(page.errors, []);
  await page.close();
});

test(`up to four posts are all shown, without a button`, async () => {
  const page = await openList(FALLBACK, () => listResponse(posts(4)));
  await page.settled();
  assert.equal(page.texts('h3'), titles(4));
  assert.equal(page.all('button'), []);
  await page.close();
});

test(`the button shows and announces all posts and focuses the first new one; then fewer`, async () => {
  const page = await openList(FALLBACK, () => listResponse(posts(70)));
  await page.settled();
  const status = () => page.find('[role=status]').textContent;
  assert.equal(page.texts('h3'), titles(4));
  assert.is(status(), '');
  page.button(COPY.more).focus();
  await page.click(page.button(COPY.more));
  assert.is(page.focused(), page.link(`${COPY.read}: Post 5`));
  assert.is(status(), COPY.shown(70, 70));
  await waitUntil('all posts', () => page.all('h3').length === 70);
  assert.equal(page.texts('h3'), titles(70));
  page.button(COPY.less).focus();
  await page.click(page.button(COPY.less));
  assert.equal(page.texts('h3'), titles(4));
  assert.is(status(), COPY.shown(4, 70));
  assert.is(page.focused(), page.button(COPY.more));
  assert.is(page.scrolledTo.at(-1), page.button(COPY.more));
  await page.close();
});

test(`an empty list shows the message for no posts`, async () => {
  const page = await openList(FALLBACK, () => listResponse([]));
  await page.settled();
  assert.equal(page.texts('h3'), [COPY.none]);
  await page.close();
});

for (const [name, handler] of Object.entries(FAILURES))
  test(`after ${name} a message says so, and a button tries again`, async () => {
    const page = await openList(FALLBACK, handler);
    await page.settled();
    assert.equal(page.texts('h3'), [COPY.failed]);
    assert.is(page.errors.length, 1);
    assert.is(page.link(LIST_COPY.contact).href, 'https://cdn.example/v1/contact-us');
    await page.click(page.button(LIST_COPY.again));
    await waitUntil('the second failure', () => page.texts('[role=status]').includes(LIST_COPY.failedAgain));
    assert.is(page.calls.length, 2);
    await page.close();
  });

test('trying again with success shows the list and moves the focus to it', async () => {
  let isDown = true;
  const page = await openList(FALLBACK, () =>
    isDown ? new Response('', { status: 500 }) : listResponse(posts(2)),
  );
  await page.settled();
  isDown = false;
  page.button(LIST_COPY.again).focus();
  await page.click(page.button(LIST_COPY.again));
  await waitUntil('the list', () => page.texts('h3').length === 2);
  await waitUntil('the focus', () => page.focused() === page.find('.broker-list'));
  await page.close();
});

test('while the list loads, a text for slow connections and pages without JavaScript is in the markup', async () => {
  const page = await openList(FALLBACK, neverResponds);
  assert.match(page.find(PARTS.loadingFallback).textContent ?? '', COPY.loading);
  await page.close();
});

test('data-instead and data-instead-label set the link that is shown without posts', async () => {
  const page = await openList(
    '<div data-broker-widget="blog-list" data-instead="about-us" data-instead-label="About"></div>',
    () => listResponse([]),
  );
  await page.settled();
  assert.is(page.find('a').getAttribute('href'), 'https://cdn.example/v1/about-us');
  assert.is(page.find('a').textContent, 'About');
  await page.close();
});

test('fewer than a hundred cards are rendered at a time', async () => {
  const page = await openList(FALLBACK, () => listResponse(posts(200)));
  await page.settled();
  await page.click(page.find('button'));
  assert.ok(page.all('h3').length < 100, `${page.all('h3').length}`);
  await waitUntil('all posts', () => page.all('h3').length === 200);
  await page.close();
});

test('unmounting while cards are being rendered stops the rendering', async () => {
  const page = await openList(FALLBACK, () => listResponse(posts(200)));
  await page.settled();
  await page.click(page.find('button'));
  await page.unmount();
  assert.ok(page.find('slot'));
  assert.equal(page.errors, []);
  await page.close();
});

/**
 * Compares copy.ts with the specification. Only this test notices a changed text, because all other tests import their
 * texts from copy.ts.
 */
test("the blog list's wording is that of the specification", () => {
  assert.equal([COPY.read, COPY.more, COPY.none], ['Read Full Blog', 'LOAD MORE', 'No Data Found']);
});

test.run();
