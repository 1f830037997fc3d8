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

test('a character that is not text is removed from a record of any list, and the note says where it was', () => {
  const [post, job, policy] = [CONTENT.posts[0], CONTENT.jobs[0], CONTENT.policies[0]];
  const { content, problems } = read({
    posts: [{ ...post, title: 'Cargo\u000bin \0transit\u0085', description: '<p>a\u2028b\ufffe\ud800</p>' }],
    jobs: [{ ...job, location: '\u001fPune', deadline: '2030-12-31\u0007' }],
    policies: [policy, { description: `${'\u0001'.repeat(7)}x` }],
  });
  assert.is(content.posts[0]?.title, 'Cargo\nin transit');
  assert.is(content.posts[0]?.description, '<p>a\nb</p>');
  assert.equal([content.jobs[0]?.location, content.jobs[0]?.deadline], ['Pune', '2030-12-31']);
  assert.equal(content.policies, [policy, { description: 'x' }]);
  const says = (what: string) => `content.json: ${what}. They are removed.`;
  assert.equal(problems, [
    says(
      'posts 1 ("Cargo in transit"), title had characters that are not text: U+000B at 6, U+0000 at 10, U+0085 at 18',
    ),
    says(
      'posts 1 ("Cargo in transit"), description had characters that are not text: U+2028 at 5, U+FFFE at 7, U+D800 at 8',
    ),
    says(`jobs 1 ("${job?.title}"), location had characters that are not text: U+001F at 1`),
    says(`jobs 1 ("${job?.title}"), deadline had characters that are not text: U+0007 at 11`),
    says(
      'policies 2, description had characters that are not text: U+0001 at 1, U+0001 at 2, U+0001 at 3, U+0001 at 4, U+0001 at 5, 2 more',
    ),
  ]);
});

test('a control character that a JSON file has unescaped is removed too', () => {
  const file = JSON.stringify({ policies: [{ description: 'a?b' }] }).replace('?', '\u000b');
  const { content, problems } = read(file);
  assert.equal(content.policies, [{ description: 'a\nb' }]);
  assert.is(problems.length, 1);
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
