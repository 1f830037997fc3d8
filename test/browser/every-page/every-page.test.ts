import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentRoutes } from '../../../host-pages/content-routes';
import { addressOf, encodePath } from '../../../host-pages/head/addresses';
import { documentTitle } from '../../../host-pages/head/default-meta';
import { ROUTES } from '../../../host-pages/routes';
import { SITE } from '../../../host-pages/site';
import { CONTENT } from '../../support/content';
import { EVERY_PATH, ONE_OF_EACH, VISITED_PATHS } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { IS_FULL } from '../../support/full-run';
import { watchProblems } from '../../support/page-problems';
import { parseHtml } from '../../support/pages';
import { trackReadyWidgets, waitForWidgets } from '../../support/wait-for-widgets';

const fixtures = setUpFixtures(test);

/**
 * Routes of the pages that are made from the sample content: one page for each opening and for each post, and the
 * archive of posts.
 */
const OWN_PAGES = contentRoutes({ content: CONTENT, images: {} });

const UNKNOWN = '/no-such-page';
const NOT_FOUND = '404 - Page Not Found';

const get = (path: string) => fetch(fixtures.demo.siteUrl + path, { redirect: 'manual' });

/** Percent-encodes every character except letters, digits, underscores and slashes. */
const encodeAll = (path: string) =>
  path.replace(/[^\w/]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const textOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/**
 * Describes a page. Parses only the page's head and heading, because parsing every page to its end takes four times as
 * long.
 */
function describe(html: string) {
  const end = html.indexOf('</h1>');
  const document = parseHtml(end < 0 ? html : html.slice(0, end));
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    title: textOf(document, 'title'),
    h1: textOf(document, 'h1'),
    canonical: attribute('link[rel=canonical]', 'href'),
    picture: attribute('meta[property="og:image"]', 'content'),
    /** The files that the head references by root-relative URLs. */
    files: [...document.querySelectorAll('link[href^="/"], script[src]')].map(
      (node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '',
    ),
  };
}

/**
 * Caches the descriptions of pages, keyed by the pages' HTML: most tests read every page, and parsing a page takes
 * longer than fetching it.
 */
const descriptions = new Map<string, ReturnType<typeof describe>>();

async function read(path: string) {
  const response = await get(path);
  const html = await response.text();
  const description = descriptions.get(html) ?? describe(html);
  descriptions.set(html, description);
  return { status: response.status, type: response.headers.get('content-type'), ...description };
}

/** Returns the width and the height of a PNG. */
const sizeOf = (png: DataView) => [png.getUint32(16), png.getUint32(20)];

test('every path, plain and percent-encoded, serves its page, and /404 has status 404', async () => {
  const titles = new Map<string, string>();
  for (const route of ROUTES) {
    const { path } = route;
    const seen = await read(path);
    assert.is(seen.status, path === '/404' ? 404 : 200, path);
    assert.match(seen.type ?? '', /^text\/html; ?charset=utf-8$/, path);
    assert.is(seen.title, documentTitle(route, SITE), path);
    assert.is(seen.canonical, addressOf(SITE, route.canonical), path);
    assert.ok(seen.h1.length > 3, path);
    assert.is(titles.get(seen.title), undefined, `${path} has the title of ${titles.get(seen.title)}`);
    titles.set(seen.title, path);
    for (const encoded of [encodeURI(path), encodePath(path), encodeAll(path)])
      assert.equal(await read(encoded), seen, encoded);
  }
  assert.is(titles.size, ROUTES.length);
});

test('any other path serves the 404 page with status 404', async () => {
  const expected = { status: 404, h1: NOT_FOUND };
  for (const path of [UNKNOWN, '/corporate', '/individual/pet-insurance', '/%E0%A4%A', '/a%00b']) {
    const { status, h1 } = await read(path);
    assert.equal({ status, h1 }, expected, path);
  }
});

test('posts and openings have pages of their own, and unknown ones the page of all with status 404', async () => {
  for (const { path, crumbs } of OWN_PAGES) {
    const { status, canonical, h1 } = await read(path);
    assert.equal([status, canonical, h1], [200, addressOf(SITE, path), crumbs.at(-1)?.[0]], path);
  }
  const post = await read('/blog-details');
  assert.is(post.status, 200);
  for (const path of ['/blog-details/abc', '/blog-details/MTI%3D', '/blog-details/MTI=', '/blog-details/a/b'])
    assert.equal(await read(path), { ...post, status: 404 }, path);
  const opening = await read('/career-details');
  assert.equal(await read('/career-details/none'), { ...opening, status: 404 });
});

test('a path with a trailing slash redirects to the path without it', async () => {
  for (const path of EVERY_PATH) {
    if (path === '/') continue;
    for (const [from, to] of [
      [`${encodeURI(path)}/`, encodeURI(path)],
      [`${encodeURI(path)}/?from=mail`, `${encodeURI(path)}?from=mail`],
    ] as const) {
      const { status, headers } = await get(from);
      assert.equal([status, headers.get('location')], [308, to], from);
    }
  }
});

test('each page has its own share image, a PNG of 1200 by 630 px', async () => {
  const pictures = new Map<string, string>();
  for (const { path, canonical } of ROUTES) {
    const { picture } = await read(path);
    assert.ok(picture.startsWith(`${SITE.origin}/share/`), `${path}: ${picture}`);
    if (path === canonical) {
      assert.is(pictures.get(picture), undefined, `${path} has the picture of ${pictures.get(picture)}`);
      pictures.set(picture, path);
    }
    const response = await get(picture.slice(SITE.origin.length));
    assert.is(response.status, 200, picture);
    assert.is(response.headers.get('content-type'), 'image/png', picture);
    assert.equal(sizeOf(new DataView(await response.arrayBuffer())), [1200, 630], picture);
  }
});

test('the icons, the manifest and its icons, the sitemap and robots.txt are served with the right content types', async () => {
  const manifest = await (await get('/site.webmanifest')).json();
  const icons: { src: string; type: string; sizes: string }[] = manifest.icons;
  assert.equal(icons.length, 3);
  const types = [
    ['/favicon.ico', /^image\/x-icon$/],
    ['/favicon.svg', /^image\/svg\+xml$/],
    ['/apple-touch-icon.png', /^image\/png$/],
    ['/site.webmanifest', /^application\/manifest\+json/],
    ['/sitemap.xml', /^(application|text)\/xml/],
    ['/robots.txt', /^text\/plain/],
    ...icons.map(({ src }) => [src, /^image\/png$/] as const),
  ] as const;
  for (const [path, type] of types) {
    const response = await get(path);
    assert.is(response.status, 200, path);
    assert.match(response.headers.get('content-type') ?? 'none', type, path);
    assert.ok((await response.arrayBuffer()).byteLength > 0, path);
  }
  for (const { src, sizes } of icons) {
    const [width, height] = sizeOf(new DataView(await (await get(src)).arrayBuffer()));
    assert.is(`${width}x${height}`, sizes, src);
  }
});

test('every file that the head of a page references exists', async () => {
  const referenced = new Set<string>();
  for (const path of EVERY_PATH) for (const file of (await read(path)).files) referenced.add(file);
  assert.ok(
    referenced.has('/loader.js') && referenced.has('/favicon.ico') && referenced.has('/site.webmanifest'),
  );
  for (const file of referenced) assert.is((await get(file)).status, 200, file);
});

test('the sitemap lists each indexable page once, and robots.txt names the sitemap', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    (address as string).replaceAll('&apos;', "'"),
  );
  const expected = [...ROUTES, ...OWN_PAGES]
    .filter(({ indexed }) => indexed)
    .map(({ path }) => addressOf(SITE, path));
  assert.equal(listed, expected);
  for (const address of listed)
    assert.is((await get(address.slice(SITE.origin.length))).status, 200, address);
  assert.match(await (await get('/robots.txt')).text(), `Sitemap: ${SITE.origin}/sitemap.xml`);
});

/** Scrolls a page from top to bottom, one viewport at a time. Returns true if the end was reached. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    for (let at = 0; at < root.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
    return Math.round(scrollY + innerHeight) >= root.scrollHeight;
  });

declare global {
  interface Window {
    mountedWidgets: number;
  }
}

const FOUND = VISITED_PATHS.filter((path) => path !== '/404');

const isOneOfEach = (path: string) => (ONE_OF_EACH as readonly string[]).includes(path);

// The pages that the next test visits. `npm test` leaves out the pages in `ONE_OF_EACH`, because
// test/browser/layout-stability/scrolling.test.ts checks their console, requests and policy. If no browser test visits
// a page, test/host-pages/links.test.ts still checks that the page's files exist.
const REST = FOUND.filter((path) => IS_FULL || !isOneOfEach(path));

test(`none of ${REST.length} pages, 1440 px wide, logs to the console, has a failed request or violates the policy`, async () => {
  const visit = await fixtures.open({ viewport: { width: 1440, height: 800 } });
  const { page } = visit;
  const problems = await watchProblems(visit);
  await trackReadyWidgets(page);
  await page.addInitScript(() => {
    window.mountedWidgets = 0;
    addEventListener('broker:ready', () => window.mountedWidgets++);
  });

  const found: string[] = [];
  for (const path of REST) {
    await page.goto(fixtures.demo.siteUrl + path);
    // Wait before scrolling: a prerendered widget checks whether it is in view only once the page is idle.
    await waitForWidgets(page);
    assert.ok(await scrollThrough(page), `${path} cannot be scrolled to its end`);
    await page.waitForFunction(
      () => window.mountedWidgets >= document.querySelectorAll('[data-broker-widget]').length,
    );
    found.push(...(await problems.ofPage(path)));
  }
  assert.equal(found, []);
});

test('the page of an unknown path loads all its files and logs only its status', async () => {
  const visit = await fixtures.open();
  const { page, console } = visit;
  const problems = await watchProblems(visit);
  const address = `${fixtures.demo.siteUrl}/deep/down${UNKNOWN}`;
  await page.goto(address);
  await scrollThrough(page);
  await problems.settled();
  assert.is(await page.title(), documentTitle(ROUTES.at(-1) as (typeof ROUTES)[number], SITE));
  assert.equal(problems.failed, [`404: ${address}`]);
  assert.is(console.length, 1, console.join('\n'));
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL(fixtures.urlOf('ours'));
});

test.run();
