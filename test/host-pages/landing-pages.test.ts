import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { searchDocuments } from '../../build/pages/search-index';
import { feed } from '../../host-pages/deploy/feed';
import { sitemap } from '../../host-pages/deploy/sitemap';
import { addressOf } from '../../host-pages/head/addresses';
import { productIn } from '../../host-pages/prerender/translations';
import { landingPages, unreviewedReport } from '../../host-pages/records/landing/landing-pages';
import { routesWith } from '../../host-pages/routes';
import { SITE } from '../../host-pages/site';
import { loadTranslation } from '../../widgets/shared/runtime/language';
import { CONTENT } from '../support/content';
import { CODE, type DrawnPage, drawnPage, faultsOfAll, PAGES } from '../support/pages';

const ALL = landingPages();
const HINDI = '/hi/motor-insurance';
const TELUGU = '/te/motor-insurance';
const ENGLISH = '/individual/motor-insurance';

/** Returns the site's pages as they are built if only the landing pages at `paths` are marked as reviewed. */
function siteWith(paths: readonly string[]) {
  const pages = ALL.map((page) => ({
    ...page,
    record: { ...page.record, reviewed: paths.includes(page.path) },
  }));
  const routes = routesWith(pages);
  const drawn = new Map<string, DrawnPage>();
  function pageAt(path: string) {
    const route = routes.find((each) => each.path === path);
    if (!route) throw new Error(`no page at ${path}`);
    const page = drawn.get(path) ?? drawnPage(route);
    drawn.set(path, page);
    return page;
  }
  return { pages, routes, pageAt, documentOf: (path: string) => pageAt(path).document };
}

const NONE = siteWith([]);
const HINDI_ONLY = siteWith([HINDI]);
const BOTH = siteWith([HINDI, TELUGU]);
/** Paths of the landing pages that `HINDI_ONLY` must not contain. */
const HIDDEN = ALL.map(({ path }) => path).filter((path) => path !== HINDI);

const alternates = (document: Document) =>
  [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
const hrefs = (document: Document) =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
const robots = (document: Document) => document.querySelector('meta[name=robots]')?.getAttribute('content');
const structured = (document: Document) => document.querySelector('script[type="application/ld+json"]');

test('motor and health insurance have a page in Hindi and in Telugu', () => {
  const paths = ALL.map(({ path }) => path);
  for (const path of [HINDI, '/hi/health-insurance', TELUGU, '/te/health-insurance'])
    assert.ok(paths.includes(path), path);
});

for (const { path, record, product } of ALL) {
  test(`${path} has as many items as the English page`, () => {
    const counts = (texts: typeof record | typeof product) => [
      texts.descriptions.length,
      texts.needs.length,
      texts.covers.length,
      texts.excludes.length,
      texts.proposalDocuments.length,
      texts.claim.first.length,
      texts.claim.documents.length,
      texts.faqs.length,
    ];
    assert.equal(counts(record), counts(product));
  });

  test(`${path} has the numbers of the English page`, () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');
    const fields = [
      'descriptions',
      'intro',
      'covers',
      'excludes',
      'proposalDocuments',
      'claim',
      'faqs',
    ] as const;
    for (const field of fields)
      assert.is(
        numbers(JSON.stringify(record[field])),
        numbers(JSON.stringify(product[field === 'claim' ? 'claim' : field])),
        field,
      );
  });
}

test('a page that nobody has reviewed is noindex, without structured data and versions for search engines', () => {
  for (const { path } of ALL) {
    const document = NONE.documentOf(path);
    assert.is(robots(document), 'noindex', path);
    assert.is(structured(document), null, path);
    assert.equal(alternates(document), [], path);
  }
});

test('a page that nobody has reviewed is in neither the sitemap, the search nor the feed', () => {
  const { routes } = HINDI_ONLY;
  const texts = [
    sitemap(routes, SITE, () => '2026-01-01'),
    JSON.stringify(searchDocuments(routes, CONTENT)),
    feed([], SITE),
  ].join('');
  for (const path of HIDDEN) assert.not.match(texts, path);
});

test('no indexed page links to a page that nobody has reviewed', () => {
  const isIndexed = ({ route }: DrawnPage) => route.indexed;
  const reviewed = [HINDI, ENGLISH, '/search'].map((path) => HINDI_ONLY.pageAt(path));
  const faults = faultsOfAll(
    ({ html }) => HIDDEN.filter((path) => html.includes(`href="${path}"`)),
    [...PAGES.filter(isIndexed), ...reviewed],
  );
  assert.equal(faults, []);
});

test('pages that nobody has reviewed link to each other, and to the English page', () => {
  const links = hrefs(NONE.documentOf(HINDI));
  assert.ok(links.includes(TELUGU) && links.includes(ENGLISH));
});

test('a reviewed page is indexed, in the sitemap and found by the search, in its language', () => {
  const { routes, documentOf } = HINDI_ONLY;
  const document = documentOf(HINDI);
  assert.is(robots(document), 'index,follow');
  assert.ok(structured(document));
  assert.match(
    sitemap(routes, SITE, () => '2026-01-01'),
    `<loc>${addressOf(SITE, HINDI)}</loc>`,
  );
  const found = searchDocuments(routes, CONTENT).find(({ path }) => path === HINDI);
  assert.equal([found?.title, found?.lang], [productIn('hi', 'Motor Insurance'), 'hi']);
  const listed = documentOf('/search').querySelector(`main a[href="${HINDI}"]`);
  assert.equal(
    [listed?.textContent, listed?.getAttribute('lang')],
    [productIn('hi', 'Motor Insurance'), 'hi'],
  );
});

test('reviewed pages and the English page name each other for search engines and for visitors', () => {
  const at = (path: string) => addressOf(SITE, path);
  const expected = [
    ['en', at(ENGLISH)],
    ['x-default', at(ENGLISH)],
    ['hi', at(HINDI)],
    ['te', at(TELUGU)],
  ];
  for (const path of [ENGLISH, HINDI, TELUGU]) {
    const document = BOTH.documentOf(path);
    assert.equal(alternates(document), expected, path);
    const links = [...document.querySelectorAll('main nav a[hreflang]')];
    assert.equal(
      links.map((link) => [link.getAttribute('lang'), link.getAttribute('href')]),
      [
        ['en', ENGLISH],
        ['hi', HINDI],
        ['te', TELUGU],
      ],
    );
  }
  assert.equal(
    alternates(HINDI_ONLY.documentOf(ENGLISH)).map(([language]) => language),
    ['en', 'x-default', 'hi'],
  );
  assert.equal(alternates(NONE.documentOf(ENGLISH)), []);
  assert.equal(
    hrefs(NONE.documentOf(ENGLISH)).filter((href) => /^\/(hi|te)\//.test(href)),
    [],
  );
});

test('the build names each page that nobody has reviewed, and its record', () => {
  const [what, ...lines] = unreviewedReport(HINDI_ONLY.pages);
  assert.match(what ?? '', /native reader.*reviewed: true/);
  assert.equal(lines.length, ALL.length - 1);
  assert.match(lines.join('\n'), '/te/motor-insurance: motor-insurance in host-pages/records/landing/te.ts');
  assert.not.match(lines.join('\n'), HINDI);
  assert.equal(unreviewedReport(siteWith(ALL.map(({ path }) => path)).pages), []);
});

/**
 * Selects the elements whose text the language checks skip: mail addresses, and the form's notice, which contains the
 * broker's name.
 */
const NAMES = '.broker-form__notice, a[href^="mailto:"]';

function* textNodes(
  document: Document,
): Generator<readonly [text: string, language: string, parent: Element]> {
  const texts = document.createTreeWalker(document.body, 4);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    if (!parent || CODE.test(parent.nodeName) || parent.closest(NAMES)) continue;
    yield [textContent ?? '', parent.closest('[lang]')?.getAttribute('lang') ?? '', parent];
  }
}

for (const { path, language, product } of ALL) {
  const { documentOf } = NONE;

  test(`${path} is in its language, and says so; what remains in English is marked`, () => {
    const document = documentOf(path);
    assert.is(document.documentElement.lang, `${language}-IN`);
    for (const [text, lang] of textNodes(document)) {
      if (/\p{Script=Latin}/u.test(text)) assert.is(lang, 'en', text);
      if (/\p{Script=Devanagari}/u.test(text)) assert.match(lang, /^hi\b/, text);
      if (/\p{Script=Telugu}/u.test(text)) assert.match(lang, /^te\b/, text);
    }
    for (const element of document.body.querySelectorAll('[aria-label]'))
      if (element.closest('[lang]') === document.documentElement)
        assert.not.match(element.getAttribute('aria-label') ?? '', /\p{Script=Latin}/u);
  });

  test(`the form of ${path} is in its language, and sends the product's English name without scripts`, async () => {
    const form = documentOf(path).querySelector('#formdata form') as HTMLFormElement;
    const texts = await loadTranslation(language as 'hi');
    assert.is(form.method, 'post');
    assert.is(form.querySelector('[name=language]')?.getAttribute('value'), language);
    assert.is(form.querySelector('[name=submit]')?.textContent, texts?.quoteForm.submit);
    assert.is(form.querySelector('[name=type_of_insurance]')?.getAttribute('value'), product.name);
    const selected = form.querySelector('[name=insurance_type] > [selected]');
    assert.is(selected?.getAttribute('value'), 'Individual');
    assert.is(documentOf(path).querySelector('#formdata h2')?.textContent, texts?.page.getAQuote);
  });

  test(`the form of ${path} does not wait for a scroll, because it stores the language of the visit`, () => {
    const host = documentOf(path).querySelector('[data-broker-widget=quote-form]');
    assert.is(host?.getAttribute('data-when'), 'idle');
  });

  test(`the heading of ${path} has the product's name in its language, and the English one beside it`, () => {
    const heading = documentOf(path).querySelector('h1');
    assert.is(heading?.textContent, `${productIn(language, product.name)} ${product.name}`);
    assert.is(heading?.querySelector('[lang=en]')?.textContent, product.name);
  });
}

test('the footer of a translated page has the broker’s licence and the grievance portal', () => {
  const footer = NONE.documentOf(TELUGU).querySelector('body > footer') as Element;
  assert.match(footer.textContent ?? '', SITE.licence.replace('Licence No.', 'లైసెన్స్ నంబర్'));
  assert.ok(footer.querySelector(`a[href="${SITE.grievance.url}"]`));
});

test('any line has a translated page by its record alone', () => {
  const { language, frame, record } = ALL[0] as (typeof ALL)[number];
  const translated = landingPages([{ language, frame, pages: [{ ...record, slug: 'marine-insurance' }] }]);
  const route = routesWith(translated).find(({ path }) => path === '/hi/marine-insurance');
  assert.is(route?.crumbs.at(-1)?.[0], productIn('hi', 'Marine Insurance'));
  assert.throws(
    () => landingPages([{ language, frame, pages: [{ ...record, slug: 'no-line' }] }]),
    /no line has the slug "no-line"/,
  );
});

test.run();
