import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readUsableContent } from '../../../host-pages/content/read-content';
import { CONTENT } from '../../support/content';

function read(source: unknown) {
  const problems: string[] = [];
  const text = typeof source === 'string' ? source : JSON.stringify(source);
  const content = readUsableContent('content.json', text, (problem) => problems.push(problem));
  return { content, problems };
}

test('complete content is returned as it is', () => {
  assert.equal(read(CONTENT), { content: CONTENT, problems: [] });
});

test('an invalid record is reported once and left out, and the others stay', () => {
  const [first, second, ...others] = CONTENT.posts;
  const { content, problems } = read({
    ...CONTENT,
    posts: [first, { ...second, title: '', image: '/x' }, ...others],
  });
  assert.equal(content, { ...CONTENT, posts: [first, ...others] });
  assert.is(problems.length, 1);
  assert.match(problems[0] ?? '', /^content\.json: posts 2, .*It is left out\.$/);
});

test('of two records with the same id the second is reported and left out', () => {
  const [first, ...others] = CONTENT.posts;
  const { content, problems } = read({ ...CONTENT, posts: [first, { ...first, title: 'Copy' }, ...others] });
  assert.equal(content.posts, CONTENT.posts);
  assert.equal(problems, ['content.json: posts 2 ("Copy") has the id of another one. It is left out.']);
});

test('a list that the source does not contain is empty', () => {
  const { posts, jobs } = read({ posts: CONTENT.posts }).content;
  assert.equal([posts, jobs], [CONTENT.posts, []]);
});

for (const [name, source, problem] of [
  ['text that is not JSON', 'no', /not JSON/],
  ['an array', [], /must be an object with lists/],
  ['an unknown list', { articles: [] }, /articles is unknown/],
  ['a list that is an object', { posts: {} }, /posts must be a list/],
] as const)
  test(`${name} throws an error that names the file`, () => {
    assert.throws(
      () => read(source),
      (error: Error) => error.message.startsWith('content.json') && problem.test(error.message),
    );
  });

test.run();
