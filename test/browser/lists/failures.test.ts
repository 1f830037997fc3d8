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
import { type Answer, answered, answerWith, FAILURES, withBadItem } from '../../support/list-answers';
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
  /** What each placeholder says where nothing came. */
  readonly nothing: string;
  /** Where the list came and holds nothing. */
  readonly empty?: string;
  /** One of what is listed. */
  readonly item: string;
};

const NO_MEDIA = `${MEDIA.empty} ${MEDIA.nothing}`;
const NO_POSTS = `${BLOG.none} ${BLOG.noneMore} Services`;

const LISTS: readonly ListPage[] = [
  {
    widget: 'careers-list',
    path: '/careers',
    script: 'careers.php',
    nothing: `${CAREERS.unknown} ${CAREERS.sendCv}${SITE.careersMail}`,
    empty: `${CAREERS.none} ${CAREERS.sendCv}${SITE.careersMail}`,
    item: PARTS.listCard,
  },
  {
    widget: 'media-gallery',
    path: '/media',
    script: 'media.php',
    nothing: NO_MEDIA,
    empty: NO_MEDIA,
    item: PARTS.galleryTile,
  },
  {
    widget: 'blog-list',
    path: '/blog',
    script: 'blog.php',
    nothing: NO_POSTS,
    empty: NO_POSTS,
    item: PARTS.listCard,
  },
  {
    widget: 'blog-post',
    path: '/blog-details/MQ==',
    script: 'blog.php',
    nothing: `${POST.none} ${POST.noneMore} ${POST.all}`,
    item: PARTS.postText,
  },
  {
    widget: 'company-policies',
    path: '/company-policies',
    script: 'policy.php',
    nothing: `${POLICIES.instead} ${POLICIES.ask} ${POLICIES.terms}`,
    item: PARTS.policyText,
  },
];

const hostsOf = (page: Page, { widget }: ListPage) => page.locator(`[data-broker-widget="${widget}"]`);

/** Waits until each placeholder says these words, and no others that are seen. */
async function says(hosts: Locator, words: string) {
  for (const host of await hosts.all()) {
    const element = await host.elementHandle();
    await host
      .page()
      .waitForFunction(
        ([place, expected]) =>
          (place as HTMLElement).innerText.replace(/\s+/g, ' ').trim() === (expected as string),
        [element, words],
      );
  }
}

type Viewport = (typeof SCREENS)[number];

/** A window, each of whose loads is cold; `load` gives the placeholders of the next page, whose lines `console` has. */
async function openWindow(viewport: Viewport, options: BrowserContextOptions = {}) {
  const { page, console } = await fixtures.open({ ...options, viewport });
  await makeLoadsCold(page);
  // What the page that is left still says, it says before the next one comes.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) console.splice(0);
  });
  const load = async (list: ListPage, answer?: Answer) => {
    if (answer) await answerWith(page, list.script, answer);
    await page.goto(fixtures.demo.siteUrl + list.path);
    return hostsOf(page, list);
  };
  return { page, console, load };
}

for (const viewport of SCREENS) {
  for (const list of LISTS)
    test(`${list.path}, ${viewport.width} px wide, says its words however its API fails, moves nothing, and tells the console`, async () => {
      const { page, console, load } = await openWindow(viewport);
      for (const [failure, [answer, told]] of Object.entries(FAILURES)) {
        await says(await load(list, answer), list.nothing);
        assert.equal(await layoutShifts(page), [], failure);
        const lines = console.filter((line) => line.includes(list.script) && told.test(line));
        assert.is(lines.length, 1, `${failure}: ${console.join('\n')}`);
      }
    });

  test(`while an answer is slow, ${viewport.width} px wide, its room is kept, and the list comes without moving anything`, async () => {
    const { page, console, load } = await openWindow(viewport, { reducedMotion: 'reduce' });
    for (const list of LISTS) {
      const held = await holdRequests(page, `**/${list.script}`);
      const hosts = await load(list);
      await held.until(1);
      await hosts.first().locator(PARTS.reservedSpace).first().waitFor();
      assert.is((await hosts.first().innerText()).trim(), '', list.path);
      await held.letGo();
      await hosts.first().locator(list.item).first().waitFor();
      assert.equal(await layoutShifts(page), [], list.path);
      assert.equal(console, [], list.path);
      await page.unroute(`**/${list.script}`);
    }
  });

  test(`a list that holds nothing, ${viewport.width} px wide, is said to hold nothing, and is no fault`, async () => {
    const { page, console, load } = await openWindow(viewport);
    for (const list of LISTS) {
      if (!list.empty) continue;
      await says(await load(list, answered([])), list.empty);
      assert.equal(await layoutShifts(page), [], list.path);
      assert.equal(console, [], list.path);
    }
  });
}

test('of a list with one bad item the others show, and the console tells which is left out', async () => {
  const { page, console, load } = await openWindow(SCREENS[1]);
  for (const list of LISTS) {
    if (!list.empty) continue;
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

test('a post or policies without a text are told with the field, and their words show', async () => {
  const { console, load } = await openWindow(SCREENS[1]);
  for (const list of LISTS) {
    if (list.empty) continue;
    await says(await load(list, answered({ title: 'A title', description: {} })), list.nothing);
    const lines = console.filter(
      (line) => line.includes(list.script) && /wrong shape.*description/.test(line),
    );
    assert.is(lines.length, 1, console.join('\n'));
  }
});

test('what is long in coming gives way to words, and those to the list, and nothing moves', async () => {
  const [list] = LISTS as [ListPage];
  const { page } = await fixtures.open({ viewport: SCREENS[0] });
  const held = await holdRequests(page, `**/${list.script}`);
  await page.goto(fixtures.demo.siteUrl + list.path);
  await held.until(1);
  const host = hostsOf(page, list);
  await says(host, list.nothing);
  await held.letGo();
  await host.locator(list.item).first().waitFor();
  assert.equal(await layoutShifts(page), []);
});

test.run();
