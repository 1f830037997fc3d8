import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { archiveOf, archivePath, newestArchivePath } from '../../../host-pages/content/archive';

/** Returns numbers that stand for posts, from `count` (the newest post) down to 1 (the oldest post). */
const posts = (count: number) => Array.from({ length: count }, (_, at) => count - at);

test('the first page of the archive has the oldest posts, and each page its newest post first', () => {
  const [first, second, third] = archiveOf(posts(101));
  assert.is(first?.at(0), 50);
  assert.is(first?.at(-1), 1);
  assert.equal([second?.at(0), second?.at(-1)], [100, 51]);
  assert.equal(third, [101]);
});

test('a new post changes only the last page, or adds one', () => {
  assert.equal(archiveOf(posts(61)).slice(0, 1), archiveOf(posts(60)).slice(0, 1));
  assert.equal(archiveOf(posts(51)).slice(0, 1), archiveOf(posts(50)));
});

test('the archive begins at the page of the newest post, and does not exist without posts', () => {
  assert.is(newestArchivePath(posts(101)), archivePath(3));
  assert.is(newestArchivePath(posts(100)), archivePath(2));
  assert.is(newestArchivePath([]), undefined);
  assert.equal(archiveOf([]), []);
});

test.run();
