import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Item } from '../../../widgets/navbar/items';
import { readNavbar } from '../../../widgets/navbar/read-items';
import { installDom } from '../../support/dom';
import { ITEMS, PLAIN, prerender, STOP } from './open-navbar';

const read = (html: string, url = 'https://broker.example/') => {
  installDom(html, { url });
  return readNavbar(document.querySelector('[data-broker-widget]') as HTMLElement);
};

const withoutUndefined = (items: readonly Item[]): unknown => JSON.parse(JSON.stringify(items));

test('hand-written lists are read with their icons, sentences and lists', () => {
  assert.equal(withoutUndefined(read(PLAIN).items), withoutUndefined(ITEMS));
});

test('prerendered markup is read back into the items that render the same markup', () => {
  const html = prerender(STOP);
  const { items, current, quote } = read(html);
  assert.is(prerender(current, quote, items), html);
  assert.is(current, STOP);
});

test('the current page is found among the links, whether its URL is encoded or not', () => {
  const at = (path: string) => read(PLAIN, `https://broker.example${path}`).current;
  assert.is(at('/about-us'), '/about-us');
  assert.is(at(`${STOP.replace('(stop)', '%28stop%29')}?a=b#c`), STOP);
  assert.is(at('/elsewhere'), '');
  assert.is(at('/%E0%A4%A'), '');
});

test('a link to the same path on another site is not the current page', () => {
  const html = PLAIN.replaceAll('href="/', 'href="https://other.example/');
  assert.is(read(html, 'https://broker.example/about-us').current, '');
});

test('Get A Quote uses the link in the placeholder, else #formdata', () => {
  const list = '<div data-broker-widget="navbar"><ul><li><a href="/">Home</a></li></ul>';
  assert.is(
    read(`${list}<a href="https://broker.example/#ask">Ask</a></div>`).quote,
    'https://broker.example/#ask',
  );
  assert.is(read(`${list}</div>`).quote, '#formdata');
  assert.is(read(prerender('', '/#formdata')).quote, '/#formdata');
});

test('a placeholder without a list of links throws an error that says what to add', () => {
  assert.throws(
    () => read('<div data-broker-widget="navbar"><p>Menu</p></div>'),
    /no <ul> with links.*put <ul>/,
  );
});

test('a category with a list but without a link throws an error that names it', () => {
  const html = PLAIN.replace(/<a[^>]*>Property Insurance<\/a>/, 'Property Insurance');
  assert.throws(() => read(html), /"Property Insurance" has a list and no link.*put <a href/);
});

test.run();
