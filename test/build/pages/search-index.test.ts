import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { brotli } from '../../../build/compress';
import { searchDocuments, searchIndex } from '../../../build/pages/search-index';
import { openIndex } from '../../../host-pages/browser/search/search-engine';
import { EVERYDAY_NAMES } from '../../../host-pages/records/everyday-names';
import { ROUTES } from '../../../host-pages/routes';
import { samplePost } from '../../bench/sample-post';
import { CONTENT } from '../../support/content';
import { pageAt, parseHtml } from '../../support/pages';
import { QUERIES } from './search-queries';

const documents = searchDocuments(ROUTES, CONTENT);
const pathsOf = (kind: string) => documents.flatMap((each) => (each.kind === kind ? [each.path] : []));

const OTHER_PAGES = ROUTES.filter(({ path, indexed }) => indexed && path !== '/search');

test('every other indexed page is in the index, and its path is encoded', () => {
  const found = new Set(documents.map(({ path }) => path));
  const missing = OTHER_PAGES.filter(({ path }) => !found.has(encodeURI(path)));
  assert.equal(
    missing.map(({ path }) => path),
    [],
  );
  assert.not.ok(found.has('/search') || found.has('/404') || found.has('/individuals'));
});

test('a question and a term lead to their place on the page', () => {
  for (const path of [...pathsOf('question'), ...pathsOf('term')]) {
    const [page = '', id = ''] = path.split('#');
    assert.ok(pageAt(decodeURI(page)).document.getElementById(id), path);
  }
});

test('each post and opening is in the index', () => {
  assert.is(pathsOf('post').length, CONTENT.posts.length);
  const labels = documents.filter(({ label }) => label === 'Opening');
  assert.is(labels.length, CONTENT.jobs.length);
});

test('an opening whose deadline has passed is not in the index', () => {
  const jobs = ['2026-01-31', '', '9999-12-31'].map((deadline, at) => ({
    ...(CONTENT.jobs[0] as (typeof CONTENT.jobs)[number]),
    id: `${at}`,
    deadline,
  }));
  const openings = searchDocuments([], { posts: [], jobs }).filter(({ label }) => label === 'Opening');
  assert.equal(
    openings.map(({ path }) => path),
    ['/career-details/1', '/career-details/2'],
  );
});

const search = openIndex(searchIndex(documents));
/** Returns the rank of a path among a query's results: 1 for the first result, Infinity if no result has the path. */
const placeOf = (path: string, query: string) =>
  search(query).findIndex((found) => found.path === path) + 1 || Number.POSITIVE_INFINITY;

test('of 60 queries, in three languages and with typing errors, 55 find their page first and all in the first three', () => {
  const places = Object.entries(QUERIES).map(([query, path]) => ({ query, place: placeOf(path, query) }));
  assert.is(places.length, 60);
  assert.equal(
    places.filter(({ place }) => place > 3),
    [],
  );
  const later = places.filter(({ place }) => place > 1);
  assert.ok(later.length <= 5, later.map(({ query }) => query).join());
});

const EVERYDAY = Object.entries(EVERYDAY_NAMES).flatMap(([path, names]) =>
  Object.values(names).flatMap((each) => each.split(', ').map((name) => ({ name, path: encodeURI(path) }))),
);

test('each everyday name finds its page among the first three', () => {
  assert.ok(EVERYDAY.length >= 150);
  assert.equal(
    EVERYDAY.filter(({ name, path }) => placeOf(path, name) > 3),
    [],
  );
});

test('a short word is not the beginning of a longer one, unless only an everyday name begins with it', () => {
  const titles = (query: string) => search(query).map(({ title }) => title);
  for (const query of ['car', 'car insurance']) {
    assert.is(titles(query)[0], 'Motor Insurance');
    for (const other of ['Careers', 'Day care procedure', 'Marine Insurance']) {
      assert.not.ok(titles(query).includes(other), `${other} for ${query}`);
    }
  }
  for (const query of ['sco', 'స్కూ', 'गा']) assert.is(titles(query)[0], 'Motor Insurance', query);
  assert.equal(titles('wai'), []);
  assert.is(titles('wait')[0], 'Waiting period');
});

test('the beginning of a word matches from four letters on, as a reader counts them', () => {
  const post = {
    kind: 'post',
    label: 'Blog',
    path: '/blog',
    excerpt: '',
    text: '',
    title: 'నిబంధనావళి',
  } as const;
  const { length } = openIndex(searchIndex([post]))('నిబంధ');
  // The query నిబంధ has five code points, but a reader counts three letters. Three letters are too few to find longer
  // words.
  assert.is(length, 0);
  assert.is(openIndex(searchIndex([post]))('నిబంధనా').length, 1);
});

test('results with the whole words come before those with longer words', () => {
  const isWhole = search('claim').map(({ words }) => words.includes('claim'));
  assert.ok(isWhole.lastIndexOf(true) < isWhole.indexOf(false), isWhole.join());
});

test('products are found before questions, terms and posts about them', () => {
  const found = search('health');
  assert.equal(
    found.slice(0, 2).map(({ title }) => title),
    ['Health Insurance', 'Group Health Insurance'],
  );
  const kinds = new Set(found.slice(2, 8).map(({ kind }) => kind));
  assert.ok(kinds.has('question') && kinds.has('post'), [...kinds].join());
});

test('what to consider when buying a product, and the rows of comparisons, are found', () => {
  const titles = search('zero depreciation').map(({ title }) => title);
  for (const title of ['Zero depreciation', 'Motor Insurance', 'Compare Covers']) {
    assert.ok(titles.includes(title), `${title} is not in ${titles.join()}`);
  }
});

test('the index has at most 40 KB', () => {
  const { length } = brotli(Buffer.from(searchIndex(documents)));
  assert.ok(length <= 40 * 1024, `${length} bytes`);
});

test('the index of 5,000 posts is bounded, and has the newest ones', () => {
  const posts = Array.from({ length: 5000 }, (_, at) => ({
    ...samplePost(at),
    title: `${samplePost(at).title} number${at}`,
  }));
  const json = searchIndex(searchDocuments(ROUTES, { ...CONTENT, posts: posts as never }));
  assert.ok(brotli(Buffer.from(json)).length < 100 * 1024, `${brotli(Buffer.from(json)).length} bytes`);
  const search = openIndex(json);
  assert.ok(search('number999').some(({ title }) => title.endsWith('number999')));
  assert.is(search('number4999').filter(({ title }) => title.endsWith('number4999')).length, 0);
});

test('without scripts the page lists all other pages, and its form needs none', () => {
  const { document } = pageAt('/search');
  const listed = new Set(
    [...document.querySelectorAll('.site-list a')].map((link) => link.getAttribute('href')),
  );
  for (const { path } of OTHER_PAGES) assert.ok(listed.has(path), path);
  for (const path of ['/search', '/404']) {
    const form = pageAt(path).document.querySelector('form.search') as HTMLFormElement;
    assert.is(form.getAttribute('action'), '/search');
    assert.is(form.getAttribute('method'), 'get');
    assert.is(form.querySelector('input')?.getAttribute('name'), 'q');
  }
  const [noscript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(pageAt('/search').html)?.slice(1) ?? [];
  assert.match(parseHtml(noscript).body.textContent as string, /all pages/);
});

test.run();
