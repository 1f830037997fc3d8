import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { minutesToRead } from '../../../host-pages/content/reading-time';
import { relatedIndex } from '../../../host-pages/content/related';
import { significantWords } from '../../../host-pages/content/significant-words';

const postOf = (id: string, title: string, description = '<p>Text.</p>') => ({
  id,
  title,
  description,
  image: '',
  alt_text: '',
  published_at: '',
  author: '',
});

const find = (posts: ReturnType<typeof postOf>[], id: string) => {
  const { related, product } = relatedIndex(posts)(posts.find((post) => post.id === id) as never);
  return { related: related.map((post) => post.id), product };
};

const POSTS = [
  postOf('crane', 'A crane on a building site'),
  postOf('flood', 'After the flood: cars in water'),
  postOf('monsoon', 'Monsoon and your car', '<p>Water in the engine.</p>'),
  postOf('nominee', 'Naming a nominee'),
  postOf('engine', 'What an engine needs'),
  postOf('tenant', 'Tenants and their furniture'),
];

test('related posts share words of their titles, and the post with more of them comes first', () => {
  assert.equal(find(POSTS, 'monsoon').related, ['flood', 'engine']);
});

test('a post whose subject no other post has gets nearby posts that are not its neighbours, older ones first', () => {
  assert.equal(find(POSTS, 'nominee').related, ['tenant', 'flood']);
  assert.equal(find(POSTS, 'tenant').related, ['nominee', 'monsoon']);
});

test('a single post, and a post between its only neighbours, have no related posts', () => {
  assert.equal(find([postOf('a', 'Alone')], 'a').related, []);
  assert.equal(find([postOf('a', 'One'), postOf('b', 'Two'), postOf('c', 'Three')], 'b').related, []);
});

test('the related product is the one whose name or keywords the post has', () => {
  assert.equal(find(POSTS, 'monsoon').product?.path, '/individual/motor-insurance');
  assert.is(find([postOf('a', 'Cashless treatment in a hospital')], 'a').product?.name, 'Health Insurance');
});

test('a post about no product has none', () => {
  assert.is(
    find([postOf('a', 'Our party in Hyderabad', '<p>Third of its kind.</p>')], 'a').product,
    undefined,
  );
});

test('words of English, and those that every page of a broker has, say nothing about a subject', () => {
  assert.equal(
    [...significantWords('What your insurance policies cover, and why: Cars, a car & duties')],
    ['car', 'duty'],
  );
});

test('reading time counts the words of the text, not its markup, and is at least a minute', () => {
  const text = (words: number) => `<p title="a b c d">${'<b>word</b> '.repeat(words)}</p>`;
  assert.is(minutesToRead(text(920)), 4);
  assert.is(minutesToRead(text(3)), 1);
  assert.is(minutesToRead(''), 1);
});

test.run();
