import { setTimeout as realPause } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { searchDocuments, searchIndex } from '../../../build/pages/search-index';
import { MAX_RESULTS } from '../../../host-pages/browser/search/show-results';
import { findSearch, startSearch } from '../../../host-pages/browser/search/start-search';
import { ROUTES } from '../../../host-pages/routes';
import { useClock as replaceClock } from '../../support/clock';
import { CONTENT } from '../../support/content';
import { type Dom, installDom } from '../../support/dom';
import { pageAt } from '../../support/pages';

const INDEX = searchIndex(searchDocuments(ROUTES, CONTENT));
const MARKUP = (pageAt('/search').document.querySelector('main') as Element).innerHTML;
const MARKUP_404 = (pageAt('/404').document.querySelector('main') as Element).innerHTML;

let dom: Dom;
/** Replaces the timers, so that tests need not wait: the page announces the number of results 0.5 s after a key press. */
let clock: ReturnType<typeof replaceClock>;
let requests: string[];
let respond: () => Response;

const until = async (isTrue: () => boolean, what: string) => {
  for (let turn = 0; turn < 5000; turn++) {
    if (isTrue()) return;
    await clock.advance(50);
    // Wait in real time for the import of the search code, which the clock does not control.
    await realPause(1);
  }
  assert.unreachable(`timed out: ${what}`);
};

const one = <Type extends Element>(selector: string) => document.querySelector(selector) as Type;
const input = () => one<HTMLInputElement>('input[type=search]');
const status = () => one('[role=status]').textContent as string;
const results = () => [...document.querySelectorAll<HTMLElement>('#results li')];
const titles = () => results().map((result) => result.querySelector('a')?.textContent as string);

function open(url = 'https://broker.example/search', markup = MARKUP) {
  dom = installDom(`<html><body>${markup}</body></html>`, { url });
  clock = replaceClock();
  requests = [];
  respond = () => new Response(INDEX);
  globalThis.fetch = (async (address: string) => {
    requests.push(address);
    return respond();
  }) as typeof fetch;
  const elements = findSearch();
  assert.ok(elements);
  startSearch(elements as NonNullable<typeof elements>);
}

function type(text: string) {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types a query and waits until the number of its results is announced. */
async function search(text: string) {
  type(text);
  await until(() => status().includes(`“${text.trim()}”`), `results for ${text}`);
}

const originalFetch = globalThis.fetch;
test.after.each(async () => {
  clock.restore();
  await dom.close();
  globalThis.fetch = originalFetch;
});

test('nothing is requested before the first key press, and the index once', async () => {
  open();
  assert.equal(requests, []);
  assert.ok(one<HTMLElement>('#results').hidden);
  await search('motor');
  await search('marine');
  assert.equal(requests, ['/search-index.json']);
});

test('products, questions, terms, pages and posts are found, each with a label', async () => {
  open();
  const post = CONTENT.posts[0]?.title as string;
  const found: Record<string, string | null | undefined> = {};
  for (const query of ['motor', 'what does claims-made mean', 'idv', 'careers', post]) {
    await search(query);
    found[query] = results()[0]?.querySelector('.small')?.textContent;
  }
  assert.equal(found, {
    motor: 'Product',
    'what does claims-made mean': 'Question about Liability Insurance',
    idv: 'Glossary',
    careers: 'Page',
    [post]: 'Blog',
  });
  await search('idv');
  assert.is(titles()[0], 'Insured declared value');
  assert.is(one('#results li a').getAttribute('href'), '/glossary#insured-declared-value');
});

test('the beginning of a word is enough, and one wrong letter is tolerated', async () => {
  open();
  await search('gratui');
  assert.is(titles()[0], 'Group Gratuity');
  await search('helth');
  assert.ok(titles().slice(0, 3).includes('Health Insurance'), titles().join());
});

test('matched words are marked, and markup in a query or a title is shown as text', async () => {
  open();
  await search('retroactive');
  assert.is(one('#results mark').textContent, 'Retroactive');
  await search('<img src=x> motor');
  assert.is(document.querySelector('#results img, [role=status] img'), null);
  assert.match(status(), /“<img src=x> motor”/);
});

test('the number of results is announced, of which the best are shown', async () => {
  open();
  await search('insurance');
  assert.match(status(), new RegExp(`^\\d+ results for “insurance”, the best ${MAX_RESULTS} are shown$`));
  assert.is(results().length, MAX_RESULTS);
});

test('without a result the page says so, and offers the quote form and contact', async () => {
  open();
  await search('xylophone');
  assert.is(status(), 'No results for “xylophone”');
  const nothing = one<HTMLElement>('#results .nothing');
  assert.not(nothing.hidden);
  assert.equal(
    [...nothing.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ['#formdata', '/contact-us'],
  );
  await search('motor');
  assert.ok(nothing.hidden);
});

test('Telugu and Hindi, emoji and punctuation do not break the search', async () => {
  open();
  for (const query of ['భీమా', 'बीमा', '🚗', '(*"\\', 'D&O']) await search(query);
  assert.ok(titles().length > 0);
});

test('the query is kept in the address, and one in the address is searched for on load', async () => {
  open('https://broker.example/search?q=retroactive&utm_source=x');
  await until(() => results().length > 0, 'results on load');
  assert.is(input().value, 'retroactive');
  type('mot');
  assert.is(location.search, '?q=retroactive&utm_source=x');
  await search('motor');
  await until(() => location.search === '?q=motor&utm_source=x', 'the query in the address');
  type('');
  await until(() => location.search === '?utm_source=x', 'an address without query');
  assert.ok(one<HTMLElement>('#results').hidden);
});

test('the query is saved at once when a result is chosen, and is no referrer', async () => {
  open();
  await search('motor');
  type('marine');
  await until(() => titles()[0]?.startsWith('Marine') === true, 'results');
  // Cancel the click: happy-dom would leave the page to follow the link.
  document.addEventListener('click', (event) => event.preventDefault());
  results()[0]?.querySelector('a')?.click();
  assert.is(location.search, '?q=marine');
  assert.is(one<HTMLMetaElement>('meta[name=referrer]').content, 'strict-origin');
});

test('only while the index is loading do the results reserve a screen for themselves', async () => {
  open();
  const isReserved = () => one('#results').classList.contains('results-loading');
  type('mot');
  assert.ok(isReserved());
  await until(() => results().length > 0, 'results');
  assert.ok(isReserved());
  type('motor');
  assert.not(isReserved());
});

test('Enter moves the focus to the title of the results and does not leave the page', async () => {
  open();
  await search('motor');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  one('form').dispatchEvent(event);
  assert.ok(event.defaultPrevented);
  assert.is(document.activeElement, one('#results h2'));
});

test('Enter before the index has loaded leads to the results once they are there', async () => {
  open();
  input().value = 'motor';
  input().focus();
  one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  assert.is(document.activeElement, input());
  await until(() => document.activeElement === one('#results h2'), 'the focus on the title');
  assert.is(titles()[0], 'Motor Insurance');
});

test('Enter stays at the field if the index cannot be loaded', async () => {
  open();
  respond = () => new Response('', { status: 503 });
  const { error } = console;
  console.error = () => {};
  input().value = 'motor';
  input().focus();
  one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await until(() => /could not be loaded/.test(status()), 'failure');
  console.error = error;
  assert.is(document.activeElement, input());
  assert.ok(one<HTMLElement>('#results').hidden);
});

test('an index that cannot be loaded is announced, and the next key press tries again', async () => {
  open();
  respond = () => new Response('', { status: 503 });
  const { error } = console;
  console.error = () => {};
  type('mot');
  await until(() => /could not be loaded/.test(status()), 'failure');
  console.error = error;
  respond = () => new Response(INDEX);
  await search('motor');
  assert.is(titles()[0], 'Motor Insurance');
});

test('the page for unknown paths has the same search', async () => {
  open('https://broker.example/nowhere', MARKUP_404);
  await search('motor');
  assert.is(titles()[0], 'Motor Insurance');
});

test.run();
