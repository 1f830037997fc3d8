import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/blog-post/copy';
import { COPY as LIST_COPY } from '../../../widgets/shared/lists/copy';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { FAILURES, listResponse, neverResponds, openList } from '../open-list';
import { createElement, isPreact, prerender } from '../open-placeholder';

const { BlogPost } = await importForBuild<typeof import('../../../widgets/blog-post/BlogPost')>(
  'widgets/blog-post/BlogPost.tsx',
);

const FALLBACK = '<div data-broker-widget="blog-post"><a href="/blog">All posts</a></div>';
const PRERENDERED = prerender(
  { 'data-broker-widget': 'blog-post', 'data-heading-level': '1' },
  createElement(BlogPost, { list: 'blog', headingLevel: '1', base: '/', prerendered: true }),
);

const POST = {
  title: 'Fire & <water>',
  description: '<h4>First</h4><p onclick="alert(1)">Text <a href="/services">more</a></p>',
};
const at = (path: string) => ({ url: `https://broker.example${path}` });

test('our page shows the post in the URL; its title becomes the h1 and the document title', async () => {
  const page = await openList(PRERENDERED, () => listResponse(POST), {
    ...at('/blog-details/MTI='),
    before: () => {
      document.title = 'Blog | Test Broker';
      document.head.insertAdjacentHTML(
        'beforeend',
        '<link rel="canonical" href="https://broker.example/blog-details">',
      );
    },
  });
  await page.settled();
  assert.is(
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    'https://broker.example/blog-details/MTI=',
  );
  assert.equal(page.calls[0]?.fields, { action: 'listbyid', id: '12' });
  assert.equal(page.texts('h1'), ['Fire & <water>']);
  assert.is(
    page.find(PARTS.postText).innerHTML,
    '<h2>First</h2><p>Text <a href="https://broker.example/services">more</a></p>',
  );
  assert.is(document.title, 'Fire & <water> | Test Broker');
  assert.is(page.all('a').at(-1)?.getAttribute('href'), '/blog');
  assert.equal(page.errors, []);
  await page.unmount();
  assert.is(document.title, 'Blog | Test Broker');
  await page.close();
});

test("on a partner's page data-id selects the post; its title is an h2, and the document title stays", async () => {
  const page = await openList(FALLBACK.replace('><a', ' data-id="7"><a'), () => listResponse(POST), {
    before: () => {
      document.title = 'Partner';
    },
  });
  await page.settled();
  assert.is(page.calls[0]?.fields.id, '7');
  assert.equal(page.texts('h2'), ['Fire & <water>']);
  assert.equal(page.texts('h3'), ['First']);
  assert.is(document.title, 'Partner');
  assert.is(document.querySelector('link[rel=canonical]'), null);
  assert.is(page.all('a').at(-1)?.getAttribute('href'), 'https://cdn.example/v1/blog');
  await page.close();
});

test('changing data-id shows the other post', async () => {
  const page = await openList(FALLBACK.replace('><a', ' data-id="7"><a'), ({ fields }) =>
    listResponse({ ...POST, title: `Post ${fields.id}` }),
  );
  await page.settled();
  page.host.dataset.id = '8';
  await page.update();
  await waitUntil('the other post', () => page.texts('h2')[0] === 'Post 8');
  assert.equal(
    page.calls.map(({ fields }) => fields.id),
    ['7', '8'],
  );
  await page.close();
});

for (const path of ['/blog-details', '/blog-details/!', '/blog-details/%E0%A4%A'])
  test(`${path} contains no post id: nothing is requested, and a link back is shown`, async () => {
    const page = await openList(PRERENDERED, () => listResponse(POST), at(path));
    await page.settled();
    assert.equal(page.calls, []);
    assert.equal(page.texts('h1'), [COPY.none]);
    assert.is(page.find('a').getAttribute('href'), '/blog');
    assert.equal(page.errors, []);
    await page.close();
  });

test('?id= selects a post on a host that cannot serve its path', async () => {
  const page = await openList(PRERENDERED, () => listResponse(POST), at('/blog-details?id=12'));
  await page.settled();
  assert.is(page.calls[0]?.fields.id, '12');
  await page.close();
});

for (const [name, handler] of Object.entries(FAILURES))
  test(`after ${name} the page says that the post cannot be shown, and a second attempt shows it`, async () => {
    let isBroken = true;
    const page = await openList(PRERENDERED, (call) => (isBroken ? handler(call) : listResponse(POST)), {
      ...at('/blog-details/MTI='),
    });
    await page.settled();
    assert.equal(page.texts('h1'), [COPY.failed]);
    assert.is(page.errors.length, 1);
    isBroken = false;
    await page.click(page.button(LIST_COPY.again));
    await waitUntil('the post', () => page.texts('h1')[0] === POST.title);
    await page.close();
  });

/** The ways in which different backends respond to the ID of a post that does not exist. */
const NO_POST = {
  'a refusal with an empty list': { success: false, message: 'There is no such post', data: [] },
  'a success with an empty list': listResponse([]),
  'a success with null': listResponse(null),
};

for (const [name, response] of Object.entries(NO_POST))
  test(`${name} means that the post does not exist`, async () => {
    const page = await openList(PRERENDERED, () => response, at('/blog-details/MTI='));
    await page.settled();
    assert.equal(page.texts('h1'), [COPY.none]);
    assert.match(page.find('.blog-post').textContent ?? '', COPY.noneWhy);
    assert.is(page.link(COPY.all).getAttribute('href'), '/blog');
    assert.equal(page.errors, []);
    await page.close();
  });

test('prerendered markup is unchanged until the response arrives', async () => {
  const page = await openList(PRERENDERED, neverResponds, at('/blog-details/MTI='));
  if (isPreact) assert.is(page.hydratedMarkup, page.markupBefore);
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.match(page.find(PARTS.loadingFallback).textContent ?? '', COPY.loadingWhy);
  assert.equal(page.errors, []);
  await page.close();
});

/**
 * Compares copy.ts with the specification. Only this test notices a changed text, because all other tests import their
 * texts from copy.ts.
 */
test("the blog post's wording is that of the specification", () => {
  assert.is(COPY.none, 'No Data Found');
});

test.run();
