import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { COPY as BLOG } from '../../../widgets/blog-list/copy';
import { COPY as POST } from '../../../widgets/blog-post/copy';
import { COPY as CAREERS } from '../../../widgets/careers-list/copy';
import { COPY as POLICIES } from '../../../widgets/company-policies/copy';
import { COPY as MEDIA } from '../../../widgets/media-gallery/copy';
import { makeLoadsCold } from '../../support/cold-loads';
import { setUpFixtures } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { layoutShifts } from '../../support/layout-shifts';
import { type Answer, answered, FAILURES, respondWithList, withBadItem } from '../../support/list-answers';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

type ListPage = {
  readonly widget: string;
  readonly path: string;
  readonly script: string;
  /** The text of each placeholder if the list fails to load. */
  readonly failedText: string;
  /** The text of each placeholder if the list is empty. */
  readonly emptyText?: string;
  /** Selects the items. */
  readonly item: string;
};

const NO_MEDIA = `${MEDIA.empty} ${MEDIA.nothing}`;
const NO_POSTS = `${BLOG.none} ${BLOG.noneMore} Services`;

const LISTS: readonly ListPage[] = [
  {
    widget: 'careers-list',
    path: '/careers',
    script: 'careers.php',
    failedText: `${CAREERS.unknown} ${CAREERS.sendCv}${SITE.careersMail}`,
    emptyText: `${CAREERS.none} ${CAREERS.sendCv}${SITE.careersMail}`,
    item: PARTS.listCard,
  },
  {
    widget: 'media-gallery',
    path: '/media',
    script: 'media.php',
    failedText: NO_MEDIA,
    emptyText: NO_MEDIA,
    item: PARTS.galleryTile,
  },
  {
    widget: 'blog-list',
    path: '/blog',
    script: 'blog.php',
    failedText: NO_POSTS,
    emptyText: NO_POSTS,
    item: PARTS.listCard,
  },
  {
    widget: 'blog-post',
    path: '/blog-details/MQ==',
    script: 'blog.php',
    failedText: `${POST.none} ${POST.noneMore} ${POST.all}`,
    item: PARTS.postText,
  },
  {
    widget: 'company-policies',
    path: '/company-policies',
    script: 'policy.php',
    failedText: `${POLICIES.instead} ${POLICIES.ask} ${POLICIES.terms}`,
    item: PARTS.policyText,
  },
];

const hostsOf = (page: Page, { widget }: ListPage) => page.locator(`[data-broker-widget="${widget}"]`);

/** Waits until the visible text of each placeholder is `text`. */
async function waitForText(hosts: Locator, text: string) {
  for (const host of await hosts.all()) {
    const element = await host.elementHandle();
    await host
      .page()
      .waitForFunction(
        ([node, expected]) =>
          (node as HTMLElement).innerText.replace(/\s+/g, ' ').trim() === (expected as string),
        [element, text],
      );
  }
}

type Viewport = (typeof SCREENS)[number];

/** Opens a window in which every load is cold. `load` returns the page's placeholders; `console` has its messages. */
async function openWindow(viewport: Viewport, options: BrowserContextOptions = {}) {
  const { page, console } = await fixtures.open({ ...options, viewport });
  await makeLoadsCold(page);
  // Discards the messages of the previous page.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) console.splice(0);
  });
  const load = async (list: ListPage, answer?: Answer) => {
    if (answer) await respondWithList(page, list.script, answer);
    await page.goto(fixtures.demo.siteUrl + list.path);
    return hostsOf(page, list);
  };
  return { page, console, load };
}

for (const [turn, viewport] of SCREENS.entries()) {
  test(`a list whose API fails, ${viewport.width} px wide, shows a message without layout shifts, and logs the failure`, async () => {
    const { page, console, load } = await openWindow(viewport);
    const failures = Object.entries(FAILURES);
    for (const [index, list] of LISTS.entries()) {
      // Each list fails in another way at each width. The widgets' unit tests have each list with each failure.
      const [failure, [answer, expectedLog]] = failures[
        (index + turn) % failures.length
      ] as (typeof failures)[0];
      const name = `${list.path} with ${failure}`;
      await waitForText(await load(list, answer), list.failedText);
      assert.equal(await layoutShifts(page), [], name);
      const lines = console.filter((line) => line.includes(list.script) && expectedLog.test(line));
      assert.is(lines.length, 1, `${name}: ${console.join('\n')}`);
      await page.unroute(`**/${list.script}`);
    }
  });

  test(`while a response is slow, ${viewport.width} px wide, space stays reserved, and the list appears without layout shifts`, async () => {
    const { page, console, load } = await openWindow(viewport, { reducedMotion: 'reduce' });
    for (const list of LISTS) {
      const held = await holdRequests(page, `**/${list.script}`);
      const hosts = await load(list);
      await held.until(1);
      await hosts.first().locator(PARTS.reservedSpace).first().waitFor();
      assert.is((await hosts.first().innerText()).trim(), '', list.path);
      await held.release();
      await hosts.first().locator(list.item).first().waitFor();
      assert.equal(await layoutShifts(page), [], list.path);
      assert.equal(console, [], list.path);
      await page.unroute(`**/${list.script}`);
    }
  });

  test(`an empty list, ${viewport.width} px wide, shows a message and logs nothing`, async () => {
    const { page, console, load } = await openWindow(viewport);
    for (const list of LISTS) {
      if (!list.emptyText) continue;
      await waitForText(await load(list, answered([])), list.emptyText);
      assert.equal(await layoutShifts(page), [], list.path);
      assert.equal(console, [], list.path);
    }
  });
}

test('an invalid item of a list is left out and logged, and the others are shown', async () => {
  const { page, console, load } = await openWindow(SCREENS[1]);
  for (const list of LISTS) {
    if (!list.emptyText) continue;
    const items = (await load(list)).locator(list.item);
    await items.first().waitFor();
    const usual = await items.count();

    await load(list, withBadItem);
    await items.first().waitFor();
    assert.is(await items.count(), usual, list.path);
    const lines = console.filter((line) => line.includes('item 0 is left out'));
    assert.is(lines.length, 1, `${list.path}: ${console.join('\n')}`);
    await page.unroute(`**/${list.script}`);
  }
});

test('a post or policies without a text show a message, and the invalid field is logged', async () => {
  const { console, load } = await openWindow(SCREENS[1]);
  for (const list of LISTS) {
    if (list.emptyText) continue;
    await waitForText(await load(list, answered({ title: 'A title', description: {} })), list.failedText);
    const lines = console.filter(
      (line) => line.includes(list.script) && /wrong shape.*description/.test(line),
    );
    assert.is(lines.length, 1, console.join('\n'));
  }
});

test('a slow list shows a message, then its items, without layout shifts', async () => {
  const [list] = LISTS as [ListPage];
  const { page } = await fixtures.open({ viewport: SCREENS[0] });
  const held = await holdRequests(page, `**/${list.script}`);
  await page.goto(fixtures.demo.siteUrl + list.path);
  await held.until(1);
  const host = hostsOf(page, list);
  await waitForText(host, list.failedText);
  await held.release();
  await host.locator(list.item).first().waitFor();
  assert.equal(await layoutShifts(page), []);
});

test.run();
