import { createRequire } from 'node:module';
import { act, type ReactElement } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as BLOG } from '../../../../widgets/blog-list/copy';
import { COPY as CAREERS } from '../../../../widgets/careers-list/copy';
import { COPY as POLICIES } from '../../../../widgets/company-policies/copy';
import { COPY as MEDIA } from '../../../../widgets/media-gallery/copy';
import { waitUntil } from '../../../support/flush';
import { importForBuild } from '../../../support/import-fresh';
import { PARTS } from '../../../support/parts';
import type { FetchHandler } from '../../../support/stub-fetch';
import { FAILURES, listResponse, neverResponds, openList } from '../../open-list';
import { isPreact } from '../../open-placeholder';

type Pages = typeof import('../../../../host-pages/prerender/lists');
type Server = typeof import('react-dom/server');

const pages = await importForBuild<Pages>('host-pages/prerender/lists.tsx');
const { policyText } = await importForBuild<typeof import('../../../../host-pages/content/policy-text')>(
  'host-pages/content/policy-text.ts',
);
const { renderToStaticMarkup, renderToString }: Server = createRequire(import.meta.url)('react-dom/server');
const render = isPreact ? renderToStaticMarkup : renderToString;

const HTML = '<h2>"Daily" &amp; <b>more</b></h2><script>alert(1)</script><p onclick="x">Text</p><p>Rest';
const TITLE = '<b>"Bold" & \u2028 नमस्ते 👩‍👩‍👧</b>';

const job = (id: string) => ({
  id,
  title: `${TITLE} ${id}`,
  job_type: '<i>',
  location: '&amp;',
  job_description: '',
  deadline: '',
  overview: '',
  responsibility: HTML,
  qualification: '',
});
const post = (id: string) => ({
  id,
  image: '"x".svg',
  alt_text: '<',
  title: `${TITLE} ${id}`,
  description: HTML,
});
const picture = (title: string) => ({
  type: 'image' as const,
  title,
  image: 'a&b.svg',
  alt_text: '<',
  video_url: '',
});
const company = (alt_text: string) => ({ image: '"mark".svg', alt_text });
const review = (name: string) => ({ name, rating: 4, short_note: TITLE });

type List = {
  readonly draw: (items: readonly never[]) => ReactElement;
  /**
   * `items` are in the page and in the API's response. `added` is one more item, which is only in the API's response.
   */
  readonly items: readonly object[];
  readonly added: object;
  /** Returns the property `data` of the API's response for these items. By default, `data` is the array of items. */
  readonly answer?: (items: readonly object[]) => unknown;
  /**
   * `emptyText` is a part of the text that an empty list shows. `failedText` is a part of the text that a list shows
   * after it failed to load. Both are undefined if the widget hides an empty or failed list.
   */
  readonly emptyText?: string;
  readonly failedText?: string;
};

const LISTS: Readonly<Record<string, List>> = {
  'careers-list': {
    draw: (jobs) => pages.CareersListPlaceholder({ jobs }),
    items: [job('a b'), job('2')],
    added: job('3'),
    emptyText: CAREERS.none,
    failedText: CAREERS.failed,
  },
  'blog-list': {
    draw: (posts) => pages.BlogListPlaceholder({ posts }),
    items: ['1', '2', '3'].map(post),
    added: post('4'),
    emptyText: BLOG.none,
    failedText: BLOG.failed,
  },
  'company-policies': {
    draw: (policies) => pages.PoliciesPlaceholder(policyText(policies)),
    items: [{ description: HTML }, { description: '<p>Second' }],
    added: { description: '<p>Third' },
    answer: (policies) => {
      const texts = (policies as { description: string }[]).map(({ description }) => description);
      return texts.length ? { description: texts.join('\n') } : [];
    },
    emptyText: POLICIES.instead,
    failedText: POLICIES.failed,
  },
  'media-gallery': {
    draw: (media) => pages.MediaGalleryPlaceholder({ type: 'image', media }),
    items: [picture(TITLE), picture('')].map((item, at) => ({
      ...item,
      title: item.title || `Picture ${at}`,
    })),
    added: picture('Another'),
    emptyText: MEDIA.empty,
    failedText: MEDIA.failed.image,
  },
  testimonials: {
    draw: (reviews) => pages.TestimonialsPlaceholder({ rule: 'testimonials-home', reviews }),
    items: [review(TITLE), review('B')],
    added: review('C'),
  },
  associates: {
    draw: (companies) => pages.AssociatesPlaceholder({ companies }),
    items: [company(TITLE), company('B')],
    added: company('C'),
  },
};

for (const [
  name,
  { draw, items, added, answer = (all: readonly object[]): unknown => all, emptyText, failedText },
] of Object.entries(LISTS)) {
  const open = async (built: readonly object[], handler: FetchHandler) => {
    const page = await openList(render(draw(built as never)), handler);
    return {
      ...page,
      text: () => page.host.textContent ?? '',
      isHidden: () => page.find(PARTS.hiddenList) !== null,
      /**
       * Simulates that the list's end is below the viewport. The widget then replaces the list with its new version.
       */
      async showNext() {
        await waitUntil('the next version', () => page.find(PARTS.nextVersion));
        await act(async () => page.dom.intersect(page.find(PARTS.endOfList), false));
        await waitUntil('the new list', () => !page.find(PARTS.nextVersion));
      },
    };
  };
  const answering = (list: readonly object[]) => () => listResponse(answer(list));
  /** Returns the elements of the list's items. */
  const elements = (page: Awaited<ReturnType<typeof open>>) => page.all('li, .company-policies__text');

  test(`${name}: the markup is hydrated unchanged, and has all items`, async () => {
    const page = await open(items, neverResponds);
    // Don't compare the markup of associates, because their carousel changes it before the first paint.
    if (isPreact && name !== 'associates') assert.is(page.hydratedMarkup, page.markupBefore);
    assert.is(page.calls.length, 1);
    assert.equal(page.errors, []);
    assert.is(elements(page).length, name === 'company-policies' ? 1 : items.length);
    await page.close();
  });

  test(`${name}: a list that has not changed leaves every element in place`, async () => {
    let responded = false;
    const page = await open(items, () => {
      responded = true;
      return listResponse(answer(items));
    });
    const before = elements(page);
    await waitUntil('the response', () => responded && sessionStorage.length > 0);
    await act(async () => {});
    assert.ok(before.length > 0);
    assert.equal(
      elements(page).every((element, at) => element === before[at]),
      true,
    );
    assert.not(page.find(PARTS.nextVersion));
    assert.equal(page.errors, []);
    await page.close();
  });

  test(`${name}: a changed list replaces the markup once its end is below the viewport`, async () => {
    const page = await open(items, answering([...items, added]));
    const before = elements(page)[0];
    await page.showNext();
    assert.not(elements(page).includes(before as HTMLElement) && !page.find(PARTS.spacer));
    assert.equal(page.errors, []);
    await page.unmount();
    assert.is(page.host.innerHTML, page.markupBefore);
    await page.close();
  });

  test(`${name}: an empty list replaces the markup`, async () => {
    const page = await open(items, answering([]));
    await page.showNext();
    if (emptyText) assert.match(page.text(), emptyText);
    else assert.ok(page.isHidden());
    await page.close();
  });

  if (!emptyText)
    test(`${name}: an empty list is hidden once it is out of view, even if it was in view for a moment`, async () => {
      const page = await open(items, answering([]));
      await waitUntil('the next version', () => page.find(PARTS.nextVersion));
      const end = page.find(PARTS.endOfList);
      await act(async () => page.dom.intersect(end, true));
      assert.not(page.isHidden());
      await act(async () => page.dom.intersect(end, true, false));
      assert.ok(page.isHidden());
      await page.close();
    });

  for (const [failure, handler] of Object.entries(FAILURES))
    test(`${name}: after ${failure} the markup stays, and the failure is logged`, async () => {
      const page = await open(items, handler);
      await waitUntil('the failure', () => page.errors.length > 0);
      await act(async () => {});
      assert.is(page.errors.length, 1);
      assert.not(page.find(PARTS.nextVersion));
      await page.close();
    });

  test(`${name}: a list that was empty at build time shows so, and a failure is not taken for an empty list`, async () => {
    let isDown = true;
    const page = await open([], () =>
      isDown ? new Response('', { status: 500 }) : listResponse(answer(items)),
    );
    if (emptyText) assert.match(page.markupBefore, emptyText);
    else assert.ok(page.isHidden());
    await waitUntil('the failure', () => page.errors.length > 0);
    isDown = false;
    if (failedText) {
      await page.showNext();
      assert.match(page.text(), failedText);
    } else assert.ok(page.isHidden());
    await page.close();
  });

  test(`${name}: a list that was empty at build time and is not any more is shown`, async () => {
    const page = await open([], answering(items));
    await page.showNext();
    assert.ok(elements(page).length > 0);
    assert.not(page.isHidden());
    await page.close();
  });
}

for (const [name, empty, more] of [
  ['blog-list', /<p class="blog-list__more"><\/p>/, BLOG.more],
  ['media-gallery', /<div class="media-gallery__more"><\/div>/, MEDIA.more],
] as const)
  test(`${name}: the button for more items appears even if a minifier has removed the empty element that it replaces`, async () => {
    const { draw, items } = LISTS[name] as List;
    const many = Array.from({ length: 9 }, (_, at) => ({ ...items[0], id: `${at}` }));
    const markup = render(draw(many as never));
    assert.match(markup, empty);
    const page = await openList(markup.replace(empty, ''), () => listResponse(many));
    await waitUntil('the button', () => page.all('button').some(({ textContent }) => textContent === more));
    assert.equal(page.errors, []);
    await page.close();
  });

test.run();
