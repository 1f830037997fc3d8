import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SPRITE } from '../../host-pages/art/sprite';
import { addressOf } from '../../host-pages/records/addresses';
import { landingPages } from '../../host-pages/records/landing/landing-pages';
import { LINES, PRODUCTS } from '../../host-pages/records/lines';
import { ROUTES } from '../../host-pages/routes';
import { SITE } from '../../host-pages/site';
import { faultsOfAll, PAGES, parseHtml } from '../support/pages';

/**
 * Paths of all pages except products: the pages of requirements 2.1, and the page for partners (`/embed`). Two of the
 * pages also appear at other paths: the server sends `/blog-details` for posts without a page of their own, and `/404`
 * for unknown paths.
 */
const PAGE_PATHS = [
  '/',
  '/about-us',
  '/services',
  '/individuals',
  '/individual',
  '/contact-us',
  '/careers',
  '/career-details',
  '/company-policies',
  '/terms-of-services',
  '/media',
  '/blog',
  '/blog-details',
  '/find-my-cover',
  '/glossary',
  '/claims',
  '/compare',
  '/renewal-reminder',
  '/search',
  '/embed',
  ...landingPages().map(({ path }) => path),
  '/404',
];

/** Published addresses of products. If a product is removed, remove its address here and add a redirect. */
const PRODUCT_PATHS = [
  '/corporate/project-insurance',
  '/corporate/project-insurance/erection-all-risk-insurance',
  "/corporate/project-insurance/contractor's-all-risk-insurance",
  '/corporate/project-insurance/contractors-plant-and-machinery',
  '/corporate/liability-insurance',
  '/corporate/liability-insurance/directors-and-officers-liability',
  '/corporate/liability-insurance/errors-and-omissions-insurance',
  '/corporate/liability-insurance/commercial-general-liability',
  '/corporate/liability-insurance/public-liability',
  '/corporate/liability-insurance/product-liability',
  '/corporate/liability-insurance/professional-indemnity',
  '/corporate/employee-benefits',
  '/corporate/employee-benefits/group-health-insurance',
  '/corporate/employee-benefits/group-personal-accidental-insurance',
  '/corporate/employee-benefits/group-term-life-insurance',
  '/corporate/employee-benefits/group-gratuity',
  '/corporate/marine-insurance',
  '/corporate/marine-insurance/marine-open-policy-/-cover',
  '/corporate/marine-insurance/single-transit-insurance',
  '/corporate/marine-insurance/sales-turn-over-insurance-(stop)',
  '/corporate/property-insurance',
  '/corporate/property-insurance/fire-policy',
  '/corporate/property-insurance/stock-declaration-policy',
  '/corporate/property-insurance/industrial-all-risk-insurance',
  '/corporate/property-insurance/burglary-insurance',
  '/individual/motor-insurance',
  '/individual/home-insurance',
  '/individual/health-insurance',
  '/individual/life-insurance',
  '/individual/child-education-insurance',
  '/individual/cyber-insurance',
];

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const lengthFault = (text: string, [min, max]: readonly [number, number]) =>
  text.length < min || text.length > max ? [`${text.length} characters: ${text}`] : [];

test('the routes are the pages of requirements 2.1 and the products of the lines, each once', () => {
  assert.equal(ROUTES.map(({ path }) => path).sort(), [...PAGE_PATHS, ...PRODUCTS.map(addressOf)].sort());
});

test('a published product keeps its address', () => {
  const addresses = PRODUCTS.map(addressOf);
  assert.equal(
    PRODUCT_PATHS.filter((path) => !addresses.includes(path)),
    [],
  );
});

test("a page's file is its path with the extension .html", () => {
  for (const { path, file } of ROUTES) {
    assert.is(file, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    assert.not.ok(
      file.split('/').some((part) => part === '' || part === '.' || part === '..'),
      file,
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Windows does not allow them in file names
    assert.not.match(file, /[\\:*?"<>|\u0000-\u001f]/);
  }
});

test('no two pages have the same file, even on case-insensitive file systems', () => {
  assert.equal(repeated(ROUTES.map(({ file }) => file.toLowerCase())), []);
});

test('every page has exactly one h1, which is not empty', () => {
  const faults = faultsOfAll(({ document }) => {
    const titles = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim());
    return titles.length === 1 && titles[0] ? [] : [`h1: ${titles.join(' | ') || 'none'}`];
  });
  assert.equal(faults, []);
});

test("a page's title is unique and ends with the broker's name", () => {
  for (const { route, document } of PAGES)
    assert.is(document.title, `${route.meta.meta_title} | ${SITE.name}`);
  assert.equal(repeated(PAGES.map(({ document }) => document.title)), []);
});

test("a title has up to 60 characters before the broker's name", () => {
  assert.equal(
    faultsOfAll(({ route }) => lengthFault(route.meta.meta_title, [5, 60])),
    [],
  );
});

test('a page has one unique description of 110 to 160 characters', () => {
  const found = faultsOfAll(({ route, document }) => {
    const contents = [...document.querySelectorAll('meta[name=description]')].map((one) =>
      one.getAttribute('content'),
    );
    if (contents.length !== 1 || contents[0] !== route.meta.meta_description)
      return ['not the description of its record'];
    return route.path === '/404' ? [] : lengthFault(route.meta.meta_description, [110, 160]);
  });
  assert.equal(found, []);
  assert.equal(repeated(ROUTES.map(({ meta }) => meta.meta_description)), []);
});

test('every page except /404 has keywords', () => {
  const without = ROUTES.filter(({ meta }) => meta.keyword.split(',').some((word) => word.trim() === ''));
  assert.equal(
    without.map(({ path }) => path),
    ['/404'],
  );
});

test('the canonical URL of a page is its own, except that /individuals uses that of /services', () => {
  const ALIASES: Readonly<Record<string, string>> = { '/individuals': '/services' };
  for (const { path, document } of PAGES) {
    const links = [...document.querySelectorAll('link[rel=canonical]')];
    // Canonical addresses encode the characters ' ( and ), because tools that make link previews refuse addresses with
    // these characters.
    const encoded = (ALIASES[path] ?? path).replace(
      /['()]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
    const expected = new URL(encoded, SITE.origin).href;
    assert.equal(
      links.map((link) => link.getAttribute('href')),
      [expected],
      path,
    );
  }
});

test('/individuals and pages that are empty without an id are not indexed', () => {
  const notIndexed = PAGES.filter(
    ({ document }) => document.querySelector('meta[name=robots]')?.getAttribute('content') !== 'index,follow',
  );
  assert.equal(notIndexed.map(({ path }) => path).sort(), [
    '/404',
    '/blog-details',
    '/career-details',
    '/individuals',
  ]);
});

test('breadcrumbs go from Home through existing pages to the page itself', () => {
  const paths = ROUTES.map(({ path }) => path);
  const isOnlyHome = ['/', '/404'];
  for (const { path, crumbs, landing } of ROUTES) {
    assert.equal(crumbs[0], [landing?.frame.home ?? 'Home', '/'], path);
    if (isOnlyHome.includes(path)) assert.is(crumbs.length, 1, path);
    else assert.is(crumbs.at(-1)?.[1], path);
    for (const [name, to] of crumbs) assert.ok(name && paths.includes(to), `${path}: ${name} ${to}`);
    assert.equal(repeated(crumbs.map(([, to]) => to)), [], path);
  }
});

test("a product's breadcrumbs contain its category or Individual Insurance", () => {
  for (const { path, crumbs } of ROUTES) {
    const [, line, ...rest] = path.split('/');
    if (!['individual', 'corporate'].includes(line ?? '') || rest.length === 0) continue;
    const above = line === 'individual' ? ['/individual'] : rest.length > 1 ? [`/corporate/${rest[0]}`] : [];
    assert.equal(
      crumbs.map(([, to]) => to),
      ['/', ...above, path],
    );
  }
});

for (const [path, list] of [
  ['/career-details', ['Careers', '/careers']],
  ['/blog-details', ['Blog', '/blog']],
] as const)
  test(`the breadcrumb of ${path} leads back to the list`, () => {
    const crumbs = ROUTES.find((route) => route.path === path)?.crumbs;
    assert.equal(crumbs?.at(-2), list);
  });

test('a page shows its breadcrumbs as links, and itself as plain text', () => {
  for (const { route, document } of PAGES) {
    if (route.crumbs.length < 2) continue;
    const items = [...document.querySelectorAll('nav[aria-label=Breadcrumb] li')];
    assert.equal(
      items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? route.path]),
      route.crumbs.map((crumb) => [...crumb]),
      route.path,
    );
    const current = items.filter((item) => item.querySelector('[aria-current=page]'));
    assert.equal(current, [items.at(-1)], route.path);
    assert.not.ok(items.at(-1)?.querySelector('a'), route.path);
  }
});

test('every page has a picture for its share image', () => {
  for (const { path, picture } of ROUTES) {
    assert.ok(picture.width > 0 && picture.height > 0, path);
    assert.ok(picture.shapes.length > 2, path);
  }
});

test('every picture on a page is inline or in the sprite', () => {
  const ids = [...parseHtml(SPRITE.source).querySelectorAll('symbol')].map(({ id }) => id);
  const symbols = new Set(ids);
  // The sprite has a picture for each product line, and a question mark. Each picture has three symbols: the whole
  // picture, and its two parts.
  assert.is(ids.length, 3 * (LINES.length + 1));
  assert.is(symbols.size, ids.length, 'names that occur twice');
  const faults = faultsOfAll(({ document }) =>
    [...document.querySelectorAll('svg')].flatMap((svg) => {
      const uses = [...svg.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
      if (uses.length === 0 && !svg.querySelector('path, circle, rect')) return ['an empty svg'];
      const missing = uses.filter((href) => {
        const [file, name = ''] = href.split('#');
        return file !== `/${SPRITE.file}` || !symbols.has(name);
      });
      return missing.map((href) => `no picture ${href}`);
    }),
  );
  assert.equal(faults, []);
});

test.run();
