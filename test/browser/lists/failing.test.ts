import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { holdRequests } from '../../support/held-requests';
import { layoutShifts } from '../../support/layout-shifts';
import { type Answer, answered, answerWith, FAILURES, withBadItem } from '../../support/list-answers';
import { setStage } from '../../support/stage';

const stage = setStage(test);

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

const NO_DATA = 'No Data Found There is nothing here yet.';

const LISTS: readonly ListPage[] = [
  {
    widget: 'careers-list',
    path: '/careers',
    script: 'careers.php',
    nothing: `Ask us what is open Send your CV to ${SITE.careersMail}`,
    empty: `No openings today Send your CV to ${SITE.careersMail}`,
    item: '.careers-list__card',
  },
  {
    widget: 'media-gallery',
    path: '/media',
    script: 'media.php',
    nothing: NO_DATA,
    empty: NO_DATA,
    item: 'button.media-gallery__tile',
  },
  {
    widget: 'blog-list',
    path: '/blog',
    script: 'blog.php',
    nothing: `${NO_DATA} Our product pages answer the questions that we hear most. Services`,
    empty: `${NO_DATA} Our product pages answer the questions that we hear most. Services`,
    item: '.blog-list__card',
  },
  {
    widget: 'blog-post',
    path: '/blog-details/MQ==',
    script: 'blog.php',
    nothing: 'No Data Found The post needs JavaScript to be shown, or it is no longer here. All posts',
    item: '.blog-post__text',
  },
  {
    widget: 'company-policies',
    path: '/company-policies',
    script: 'policy.php',
    nothing:
      'The full text is kept up to date by our office. Ask for it and we send it to you. Ask for our policies Terms of Service',
    item: '.company-policies__text',
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

async function openAnswered(list: ListPage, viewport: (typeof SCREENS)[number], answer: Answer) {
  const { page, console } = await stage.open({ viewport });
  await answerWith(page, list.script, answer);
  await page.goto(stage.demo.siteUrl + list.path);
  return { page, console, hosts: hostsOf(page, list) };
}

for (const viewport of SCREENS) {
  for (const list of LISTS)
    test(`${list.path}, ${viewport.width} px wide, says its words however its API fails, moves nothing, and tells the console`, async () => {
      for (const [failure, [answer, told]] of Object.entries(FAILURES)) {
        const { page, console, hosts } = await openAnswered(list, viewport, answer);
        await says(hosts, list.nothing);
        assert.equal(await layoutShifts(page), [], failure);
        const lines = console.filter((line) => line.includes(list.script) && told.test(line));
        assert.is(lines.length, 1, `${failure}: ${console.join('\n')}`);
        await page.context().close();
      }
    });

  test(`while an answer is slow, ${viewport.width} px wide, its room is kept, and the list comes without moving anything`, async () => {
    for (const list of LISTS) {
      const { page, console } = await stage.open({ viewport, reducedMotion: 'reduce' });
      const held = await holdRequests(page, `**/${list.script}`);
      await page.goto(stage.demo.siteUrl + list.path);
      await held.until(1);
      const hosts = hostsOf(page, list);
      await hosts.first().locator('.broker-listing__block, .broker-room__blank').first().waitFor();
      assert.is((await hosts.first().innerText()).trim(), '', list.path);
      await held.letGo();
      await hosts.first().locator(list.item).first().waitFor();
      assert.equal(await layoutShifts(page), [], list.path);
      assert.equal(console, [], list.path);
      await page.context().close();
    }
  });

  test(`a list that holds nothing, ${viewport.width} px wide, is said to hold nothing, and is no fault`, async () => {
    for (const list of LISTS) {
      if (!list.empty) continue;
      const { page, console, hosts } = await openAnswered(list, viewport, answered([]));
      await says(hosts, list.empty);
      assert.equal(await layoutShifts(page), [], list.path);
      assert.equal(console, [], list.path);
      await page.context().close();
    }
  });
}

test('of a list with one bad item the others show, and the console tells which is left out', async () => {
  for (const list of LISTS) {
    if (!list.empty) continue;
    const { page } = await stage.open();
    await page.goto(stage.demo.siteUrl + list.path);
    const items = hostsOf(page, list).locator(list.item);
    await items.first().waitFor();
    const usual = await items.count();
    await page.context().close();

    const bad = await openAnswered(list, SCREENS[1], withBadItem);
    const left = bad.hosts.locator(list.item);
    await left.first().waitFor();
    assert.is(await left.count(), usual, list.path);
    const lines = bad.console.filter((line) => line.includes('item 0 is left out'));
    assert.is(lines.length, 1, `${list.path}: ${bad.console.join('\n')}`);
    await bad.page.context().close();
  }
});

test('a post or policies without a text are told with the field, and their words show', async () => {
  for (const list of LISTS) {
    if (list.empty) continue;
    const { page, console, hosts } = await openAnswered(
      list,
      SCREENS[1],
      answered({ title: 'A title', description: {} }),
    );
    await says(hosts, list.nothing);
    const lines = console.filter(
      (line) => line.includes(list.script) && /wrong shape.*description/.test(line),
    );
    assert.is(lines.length, 1, console.join('\n'));
    await page.context().close();
  }
});

test('what is long in coming gives way to words, and those to the list, and nothing moves', async () => {
  const [list] = LISTS as [ListPage];
  const { page } = await stage.open({ viewport: SCREENS[0] });
  const held = await holdRequests(page, `**/${list.script}`);
  await page.goto(stage.demo.siteUrl + list.path);
  await held.until(1);
  const host = hostsOf(page, list);
  await says(host, list.nothing);
  await held.letGo();
  await host.locator(list.item).first().waitFor();
  assert.equal(await layoutShifts(page), []);
});

test.run();
