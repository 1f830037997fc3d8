import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { brotli } from '../../../build/compress';
import { searchDocuments, searchIndex } from '../../../build/pages/search-index';
import { openIndex } from '../../../host-pages/browser/search/search-engine';
import { ROUTES } from '../../../host-pages/routes';
import { samplePost } from '../../bench/sample-post';
import { CONTENT } from '../../support/content';
import { pageAt, parseHtml } from '../../support/pages';

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

const FIRST_RESULTS: Readonly<Record<string, string>> = {
  health: 'Health Insurance',
  'group health': 'Group Health Insurance',
  car: 'Motor Insurance',
  'car insurance': 'Motor Insurance',
  bike: 'Motor Insurance',
  home: 'Home Insurance',
  house: 'Home Insurance',
  life: 'Life Insurance',
  fire: 'Fire Policy',
  marine: 'Marine Insurance',
  'd&o': 'Directors and Officers Liability',
  claim: 'Claims',
  claims: 'Claims',
  idv: 'Insured declared value',
};

test('what visitors most often look for is the first result', () => {
  const search = openIndex(searchIndex(documents));
  const found = Object.keys(FIRST_RESULTS).map((query) => [query, search(query)[0]?.title]);
  assert.equal(Object.fromEntries(found), FIRST_RESULTS);
});

test('products are found before questions, terms and posts about them', () => {
  const search = openIndex(searchIndex(documents));
  const found = search('health');
  assert.equal(
    found.slice(0, 2).map(({ title }) => title),
    ['Health Insurance', 'Group Health Insurance'],
  );
  const kinds = new Set(found.slice(2, 8).map(({ kind }) => kind));
  assert.ok(kinds.has('question') && kinds.has('post'), [...kinds].join());
});

test('what to consider when buying a product, and the rows of comparisons, are found', () => {
  const search = openIndex(searchIndex(documents));
  const titles = search('zero depreciation').map(({ title }) => title);
  for (const title of ['Zero depreciation', 'Motor Insurance', 'Compare Covers']) {
    assert.ok(titles.includes(title), `${title} is not in ${titles.join()}`);
  }
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
