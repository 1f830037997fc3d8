import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NEUTRAL_PICTURES } from '../../host-pages/art/neutral';
import { countWord, countWordFirst } from '../../host-pages/records/count-word';
import type {
  CategoryProductRecord,
  CategoryRecord,
  IndividualRecord,
  LineRecord,
  ProductRecord,
} from '../../host-pages/records/product';
import { HOME_INSURANCE } from '../../host-pages/records/products/individual/home-insurance';
import { FIRE_POLICY } from '../../host-pages/records/products/property-insurance/fire-policy';
import { CONTENT } from '../support/content';
import { importFresh } from '../support/import-fresh';
import { HEAD_FILES, parseHtml } from '../support/pages';

const SITE_WITH_NEW_PRODUCTS = 1;
const load = <Module,>(path: string) => importFresh<Module>(`host-pages/${path}`, SITE_WITH_NEW_PRODUCTS);

/**
 * Returns the record of a new product line without pictures. All answers of this record in Find My Cover suggest the
 * product `suggestion`.
 */
function lineRecord(slug: string, name: string, suggestion: string): IndividualRecord & CategoryRecord {
  const [topic] = HOME_INSURANCE.findMyCover as [IndividualRecord['findMyCover'][0]];
  const { tab, ...home } = HOME_INSURANCE;
  const answers = topic.next.answers.map((answer) => ({
    ...answer,
    next: [[suggestion, 'It fits.'] as [string, string]],
  }));
  return {
    ...home,
    slug,
    name,
    findMyCover: [{ ...topic, id: slug, next: { ...topic.next, answers } }],
    pictures: NEUTRAL_PICTURES,
  };
}
const BOAT = lineRecord('boat-insurance', 'Boat Insurance', 'boat-insurance');
/** A line with a tab. Its slug begins with the same word as another line's. */
const HOME_CONTENTS: IndividualRecord = {
  ...lineRecord('home-contents', 'Home Contents Insurance', 'home-contents'),
  tab: { ...(HOME_INSURANCE.tab as NonNullable<IndividualRecord['tab']>), label: 'Home Contents' },
};
const DRONES: CategoryProductRecord = { ...FIRE_POLICY, slug: 'drones', name: 'Drone Cover' };
const FARMING = lineRecord('farming', 'Farm Insurance', 'drones');

const lines = await load<typeof import('../../host-pages/records/lines')>('records/lines.ts');
const individual = lines.INDIVIDUAL_LINES.length + 2;
const corporate = lines.CORPORATE_LINES.length + 1;
(lines.LINES_WITHOUT_PAGE.individual as readonly string[] as string[]).push(BOAT.name);
(lines.INDIVIDUAL_LINES as IndividualRecord[]).push(BOAT, HOME_CONTENTS);
(lines.CORPORATE_LINES as (typeof lines.CORPORATE_LINES)[0][]).push({ record: FARMING, products: [DRONES] });
(lines.LINES as LineRecord[]).push(BOAT, HOME_CONTENTS, FARMING);
(lines.PRODUCTS as ProductRecord[]).push(BOAT, HOME_CONTENTS, FARMING, DRONES);
const { checkLines } =
  await load<typeof import('../../host-pages/records/check-lines')>('records/check-lines.ts');
const { ROUTES } = await load<typeof import('../../host-pages/routes')>('routes.tsx');
const { Page } =
  await load<typeof import('../../host-pages/templates/layout/Page')>('templates/layout/Page.tsx');
const { SPRITE } = await load<typeof import('../../host-pages/art/sprite')>('art/sprite.tsx');

const pageAt = (path: string) => {
  const route = ROUTES.find((one) => one.path === path);
  assert.ok(route, `a page at ${path}`);
  return parseHtml(
    `<!doctype html>${renderToStaticMarkup(Page({ route, files: HEAD_FILES, content: CONTENT }))}`,
  );
};

const hrefsIn = (root: Document | Element | null) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test('adding a record to a line adds a page, a picture and menu links', () => {
  checkLines();
  for (const [path, name] of [
    ['/individual/boat-insurance', 'Boat Insurance'],
    ['/corporate/farming', 'Farm Insurance'],
    ['/corporate/farming/drones', 'Drone Cover'],
  ] as const) {
    const page = pageAt(path);
    assert.is(page.querySelector('h1')?.textContent, name);
    assert.ok(page.querySelector('main svg path'), `${path} has a picture`);
    const home = pageAt('/');
    assert.ok(hrefsIn(home.querySelector('header')).includes(path), `the menu leads to ${path}`);
    if (path !== '/corporate/farming/drones')
      for (const part of ['footer', '.tiles'])
        assert.ok(hrefsIn(home.querySelector(part)).includes(path), `${part} leads to ${path}`);
  }
});

test('the tab of a product opens its own text, although another slug begins with the same word', () => {
  const tabs = pageAt('/individual').querySelector('[data-broker-widget=product-tabs]');
  const links = [...(tabs?.querySelectorAll('a[href^="#"]') ?? [])];
  const hrefOf = (label: string) =>
    links.find(({ textContent }) => textContent === label)?.getAttribute('href') ?? '';
  const headings = ['Home', 'Home Contents'].map(
    (label) => tabs?.querySelector(`${hrefOf(label)} h3`)?.textContent,
  );
  assert.equal(headings, ['Home Insurance', 'Home Contents Insurance']);
});

test('lines without drawings use neutral pictures from the sprite', () => {
  const symbols = new Set([...SPRITE.source.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
  for (const path of ['/', '/individual/boat-insurance', '/corporate/farming/drones']) {
    const names = [...pageAt(path).querySelectorAll('use')].map(
      (use) => use.getAttribute('href')?.split('#')[1] ?? '',
    );
    assert.equal(
      names.filter((name) => !symbols.has(name)),
      [],
      path,
    );
  }
});

test('the home page counts the lines', () =>
  assert.match(
    pageAt('/').querySelector('main')?.textContent ?? '',
    `${countWordFirst(individual)} for you and your family, ${countWord(corporate)} for your business`,
  ));

test('the menu links to a line once the line has a page', () => {
  const items = [...pageAt('/').querySelectorAll('header li')].filter(
    (item) => item.textContent?.trim() === 'Boat Insurance',
  );
  assert.ok(items.length > 0);
  for (const item of items) assert.ok(item.querySelector('a'), item.outerHTML);
});

test.run();
