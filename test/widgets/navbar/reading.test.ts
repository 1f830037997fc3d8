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

/** Without what is not there. */
const bare = (items: readonly Item[]): unknown => JSON.parse(JSON.stringify(items));

test('lists that somebody wrote are read with their icons, sentences and lists', () => {
  assert.equal(bare(read(PLAIN).items), bare(ITEMS));
});

test('what was prerendered is read back: the view makes the same of it', () => {
  const html = prerender(STOP);
  const { items, current, quote } = read(html);
  assert.is(prerender(current, quote, items), html);
  assert.is(current, STOP);
});

test('the page is found among the links, however its address is written', () => {
  const at = (path: string) => read(PLAIN, `https://broker.example${path}`).current;
  assert.is(at('/about-us'), '/about-us');
  assert.is(at(`${STOP.replace('(stop)', '%28stop%29')}?a=b#c`), STOP);
  assert.is(at('/elsewhere'), '');
  assert.is(at('/%E0%A4%A'), '');
});

test('a link to the same path of another site is not the page', () => {
  const html = PLAIN.replaceAll('href="/', 'href="https://other.example/');
  assert.is(read(html, 'https://broker.example/about-us').current, '');
});

test('Get A Quote leads where the placeholder says, else to #formdata', () => {
  const list = '<div data-broker-widget="navbar"><ul><li><a href="/">Home</a></li></ul>';
  assert.is(
    read(`${list}<a href="https://broker.example/#ask">Ask</a></div>`).quote,
    'https://broker.example/#ask',
  );
  assert.is(read(`${list}</div>`).quote, '#formdata');
  assert.is(read(prerender('', '/#formdata')).quote, '/#formdata');
});

test('a placeholder without a list of links is refused, with what to put there', () => {
  assert.throws(
    () => read('<div data-broker-widget="navbar"><p>Menu</p></div>'),
    /no <ul> with links.*put <ul>/,
  );
});

test('a category with a list and without a page of its own is refused by its name', () => {
  const html = PLAIN.replace(/<a[^>]*>Property Insurance<\/a>/, 'Property Insurance');
  assert.throws(() => read(html), /"Property Insurance" has a list and no link.*put <a href/);
});

test.run();
