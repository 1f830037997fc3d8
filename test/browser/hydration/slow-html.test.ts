import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FilesOf } from '../../../loader/registry';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { layoutShifts } from '../../support/layout-shifts';
import { serveSlowly } from '../../support/slow-html';

const fixtures = setUpFixtures(test);

test('while the HTML is still arriving, nothing is hydrated; afterwards everything is', async () => {
  const { page, console: lines } = await fixtures.open();
  const server = await serveSlowly(fixtures.demo.siteUrl, 'About Us</a></li>');
  try {
    await page.goto(server.url, { waitUntil: 'commit' });
    const menu = page.locator('.navbar');
    await page.waitForFunction(() => window.BrokerWidgets && document.querySelector('.navbar li'));
    // Load the navbar's modules. The loader imports the same modules, so from now on it could hydrate the navbar.
    await page.evaluate(async () => {
      const table = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href ?? '';
      const { filesOf }: { filesOf: FilesOf } = await import(table);
      await Promise.all(filesOf('navbar').map(([path]) => import(`/${path}`)));
      await new Promise((resolve) => setTimeout(resolve));
    });
    assert.is(await menu.getAttribute('data-live'), null);
    assert.is(await menu.locator('li').count(), 1);

    server.finish();
    await page.locator('.navbar[data-live]').waitFor();
    const served = await (await fetch(fixtures.demo.siteUrl)).text();
    const links = (html: string) => html.match(/<nav class="navbar".*?<\/nav>/s)?.[0].match(/<a /g)?.length;
    assert.is(links(await page.content()), links(served));
    assert.equal(lines, []);
  } finally {
    server.close();
  }
});

declare global {
  interface Window {
    /** The texts and pictures that are in view before the rest of the HTML arrives, each with its position. */
    shown: Map<Element, string>;
  }
}

/** Records the positions of the texts and pictures in view. Returns the number of these texts and pictures. */
const rememberPlaces = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*')].filter((element) => {
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
      const { top, bottom, width } = element.getBoundingClientRect();
      return (
        (hasText || element.matches('svg')) &&
        width > 0 &&
        top < innerHeight &&
        bottom > 0 &&
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    window.shown = new Map(
      shown.map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return [element, `${Math.round(x)} ${Math.round(y)}`];
      }),
    );
    return window.shown.size;
  });

/** Returns the texts and pictures that have moved since `rememberPlaces`. */
const moved = (page: Page) =>
  page.evaluate(() =>
    [...window.shown].flatMap(([element, before]) => {
      const { x, y } = element.getBoundingClientRect();
      const now = `${Math.round(x)} ${Math.round(y)}`;
      return now === before ? [] : [`${element.outerHTML.slice(0, 60)}: ${before} -> ${now}`];
    }),
  );

/**
 * Each entry: the path of a page, the text after which the server pauses the HTML, a part of the page whose layout
 * depends on HTML that has not arrived yet, and the widths of the window.
 */
const CUTS = [
  ['/', 'Services</a></li>', 'the menu', [360, 768, 1440]],
  ['/', 'Health</a></li>', 'the links to what most visitors come for', [360]],
  ['/', '<li class="hero hero-home g-marigold">', "the home page's first slide", [320, 1440]],
  ['/', 'Covering Your Risks</h2>', "the text of the home page's first slide", [360, 1440]],
  ['/individual/motor-insurance', '</h1>', "a product's title", [360, 1440]],
  ['/search', '>Call</span></a>', 'the bar of actions', [360, 768]],
] as const;

for (const [path, last, part, widths] of CUTS)
  for (const width of widths)
    test(`nothing moves while the HTML is still arriving, ${width} px wide: ${part}`, async () => {
      const { page } = await fixtures.open({ viewport: { width, height: 740 } });
      const server = await serveSlowly(fixtures.demo.siteUrl, last, path);
      try {
        await page.goto(server.url, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
        // Wait for the web font: the first paint may show only a picture, while texts still wait for the font.
        await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
        await waitForRender(page);
        assert.ok((await rememberPlaces(page)) > 0);
        server.finish();
        await page.waitForLoadState();
        await waitForRender(page);
        assert.equal(await moved(page), []);
        assert.equal(await layoutShifts(page), []);
      } finally {
        server.close();
      }
    });

test('nothing moves while the menu arrives in three parts', async () => {
  const { page } = await fixtures.open({ viewport: { width: 1440, height: 740 } });
  const server = await serveSlowly(fixtures.demo.siteUrl, 'About Us</a></li>');
  const links = page.getByRole('navigation', { name: 'Main', includeHidden: true }).locator('a');
  try {
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await waitForRender(page);
    const before = await links.count();
    server.continueTo('Services</a></li>');
    await links.nth(before).waitFor({ state: 'attached' });
    await waitForRender(page);
    server.finish();
    await page.waitForLoadState();
    await waitForRender(page);
    assert.equal(await layoutShifts(page), []);
  } finally {
    server.close();
  }
});

test.run();
