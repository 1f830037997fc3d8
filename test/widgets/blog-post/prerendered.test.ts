import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/blog-post/copy';
import { postUrl } from '../../../widgets/contract/post-id';
import { flush, waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { XSS_CORPUS } from '../../support/xss-corpus';
import { FAILURES, listResponse, neverResponds, openList } from '../open-list';
import { isPreact } from '../open-placeholder';

type Pages = typeof import('../../../host-pages/prerender/lists');
type Sanitiser = typeof import('../../../host-pages/content/safe-html');
type Server = typeof import('react-dom/server');

const { BlogPostPlaceholder } = await importForBuild<Pages>('host-pages/prerender/lists.tsx');
const { safeHtml } = await importForBuild<Sanitiser>('host-pages/content/safe-html.ts');
const server: Server = createRequire(import.meta.url)('react-dom/server');
const render = isPreact ? server.renderToStaticMarkup : server.renderToString;

const POST = {
  id: '12',
  image: '',
  alt_text: '',
  title: 'Fire & <water>',
  description: '<h4>First</h4><p>Text <a href="/services">more</a></p>',
  published_at: '2026-10-12',
  author: '',
};

type Post = typeof POST;
const markupOf = (post: Post) =>
  render(BlogPostPlaceholder({ post, html: safeHtml(post.description, 1) }) as never);

/** Opens the page of a post. The page's h1 is outside the placeholder. */
const openPost = async (handler: Parameters<typeof openList>[1], post: Post = POST) => {
  const page = await openList(markupOf(post), handler, {
    url: `https://broker.example${postUrl(post.id, '/')}`,
    before: (host) => {
      const title = Object.assign(document.createElement('h1'), { textContent: post.title });
      host.before(title);
      document.title = `${post.title} | Test Broker`;
    },
  });
  const close = async () => {
    await page.unmount();
    await page.close();
  };
  return { ...page, close };
};

const h1 = () => document.querySelector('h1')?.textContent;
const answered = (page: Awaited<ReturnType<typeof openList>>) =>
  waitUntil('the request', () => page.calls.length > 0).then(flush);

/** A post that contains all hostile texts. A post for each text would be slow, because opening a page takes 0.1 s. */
const HOSTILE: Post = { ...POST, id: 'hostile', description: XSS_CORPUS.join('\n') };
const IDS: Post[] = ['?>?>', '~~~~', 'ÿÿÿ', 'a', 'ab'].map((id) => ({ ...POST, id }));

test('every post is hydrated without a change, whatever its text or id, and is asked for by its id', async () => {
  for (const post of [POST, ...IDS, HOSTILE]) {
    const page = await openPost(neverResponds, post);
    if (isPreact) assert.is(page.hydratedMarkup, page.markupBefore, post.id);
    assert.is(page.host.innerHTML, page.markupBefore, post.id);
    assert.equal(page.calls[0]?.fields, { action: 'listbyid', id: post.id });
    assert.equal(page.errors, []);
    await page.close();
  }
});

test('the same title and text leave the elements of the page untouched', async () => {
  let text: Element | null = null;
  const page = await openPost(() => listResponse(POST));
  text = page.find(PARTS.postText);
  await answered(page);
  assert.is(page.find(PARTS.postText), text);
  assert.is(page.host.innerHTML, page.markupBefore);
  await page.close();
});

test('a changed post replaces text, h1 and document title', async () => {
  const page = await openPost(
    () => listResponse({ ...POST, title: 'Water', description: '<h4>Second</h4><script>x()</script>' }),
    { ...POST, title: 'Fire | Water' },
  );
  await waitUntil('the new title', () => h1() === 'Water');
  assert.is(document.title, 'Water | Test Broker');
  page.dom.intersect(page.find(PARTS.endOfList), false);
  await waitUntil('the new text', () => /Second/.test(page.host.textContent ?? ''));
  await page.close();
});

for (const [name, handler] of Object.entries(FAILURES))
  test(`after ${name} the text stays, and the failure is logged`, async () => {
    const page = await openPost(handler);
    await waitUntil('the log', () => page.errors.length > 0);
    assert.match(`${page.errors}`, /blog\.php/);
    assert.is(page.host.innerHTML, page.markupBefore);
    assert.is(h1(), POST.title);
    await page.close();
  });

test('a post that was deleted since the build says so, and asks not to be indexed', async () => {
  const page = await openPost(() => ({ success: false, message: 'No such post', data: [] }));
  await waitUntil('the message', () => page.host.textContent?.includes(COPY.removed));
  assert.ok(document.querySelector('meta[name=robots][content=noindex]'));
  assert.equal(page.errors, []);
  await page.close();
});

test.run();
