import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/blog-post/copy';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { answered, FAILURES, never, openList } from '../open-list';
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

test('on our page the post of the address shows, its title as the h1 and the document’s', async () => {
  const page = await openList(PRERENDERED, () => answered(POST), {
    ...at('/blog-details/MTI='),
    before: () => {
      document.title = 'Blog | Test Broker';
    },
  });
  await page.settled();
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

test('elsewhere data-id names the post; its title is an h2 and the document keeps its own', async () => {
  const page = await openList(FALLBACK.replace('><a', ' data-id="7"><a'), () => answered(POST), {
    before: () => {
      document.title = 'Partner';
    },
  });
  await page.settled();
  assert.is(page.calls[0]?.fields.id, '7');
  assert.equal(page.texts('h2'), ['Fire & <water>']);
  assert.equal(page.texts('h3'), ['First']);
  assert.is(document.title, 'Partner');
  assert.is(page.all('a').at(-1)?.getAttribute('href'), 'https://cdn.example/v1/blog');
  await page.close();
});

test('a changed data-id shows the other post', async () => {
  const page = await openList(FALLBACK.replace('><a', ' data-id="7"><a'), ({ fields }) =>
    answered({ ...POST, title: `Post ${fields.id}` }),
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
  test(`${path} names no post: nothing is asked, and there is a way back`, async () => {
    const page = await openList(PRERENDERED, () => answered(POST), at(path));
    await page.settled();
    assert.equal(page.calls, []);
    assert.equal(page.texts('h1'), [COPY.none]);
    assert.is(page.find('a').getAttribute('href'), '/blog');
    assert.equal(page.errors, []);
    await page.close();
  });

test('?id= names a post where a host cannot serve its path', async () => {
  const page = await openList(PRERENDERED, () => answered(POST), at('/blog-details?id=12'));
  await page.settled();
  assert.is(page.calls[0]?.fields.id, '12');
  await page.close();
});

for (const [name, handler] of Object.entries(FAILURES))
  test(`after ${name} it says that there is none, and leads back`, async () => {
    const page = await openList(PRERENDERED, handler, at('/blog-details/MTI='));
    await page.settled();
    assert.equal(page.texts('h1'), [COPY.none]);
    assert.is(page.find('a').getAttribute('href'), '/blog');
    assert.is(page.errors.length, 1);
    await page.close();
  });

test('prerendered markup is taken over unchanged while the answer is on its way', async () => {
  const page = await openList(PRERENDERED, never, at('/blog-details/MTI='));
  if (isPreact) assert.is(page.atOnce, page.markupBefore);
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.match(page.find(PARTS.loadingFallback).textContent ?? '', COPY.noneMore);
  assert.equal(page.errors, []);
  await page.close();
});

/** The specification's words. Every other test takes them from copy.ts. */
test("the blog post's wording is that of the specification", () => {
  assert.is(COPY.none, 'No Data Found');
});

test.run();
