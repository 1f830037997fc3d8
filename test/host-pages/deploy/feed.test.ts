import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { feed } from '../../../host-pages/deploy/feed';
import { BROKER } from '../head/another-broker';

const entry = (day: number, title = `Post ${day}`) => ({
  path: `/blog-details/${day}`,
  title,
  summary: 'About <cover>',
  published: `2026-01-${String(day).padStart(2, '0')}`,
  author: '',
});

test('the feed has the twenty newest posts, newest first', () => {
  const xml = feed(
    Array.from({ length: 25 }, (_, at) => entry(at + 1)),
    BROKER,
  );
  const titles = [...xml.matchAll(/<entry><title>(.*?)<\/title>/g)].map(([, title]) => title);
  assert.is(titles.length, 20);
  assert.equal([titles[0], titles.at(-1)], ['Post 25', 'Post 6']);
  assert.match(xml, '<updated>2026-01-25T00:00:00Z</updated>');
});

test('texts are escaped, and addresses are absolute', () => {
  const xml = feed([entry(1, 'Fire & theft')], BROKER);
  assert.match(xml, '<title>Fire &amp; theft</title>');
  assert.match(xml, '<summary>About &lt;cover&gt;</summary>');
  assert.match(xml, `<link href="${BROKER.origin}/blog-details/1"/>`);
});

test('an author is named only if the post has one', () => {
  const nameOf = (author: string) =>
    /<entry>.*<author><name>(.*?)<\/name>/.exec(feed([{ ...entry(1), author }], BROKER))?.[1];
  assert.is(nameOf('Editorial team'), 'Editorial team');
  assert.is(nameOf(''), undefined);
});

test.run();
