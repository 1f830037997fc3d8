import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { backendAt, fetchContent } from '../../../host-pages/content/fetch-content';
import { CONTENT } from '../../support/content';
import { type FetchCall, stubFetch } from '../../support/stub-fetch';
import { multipart, withSite } from '../temp-site';

const API = 'https://admin.example/api';

/** Fetches the content from an API whose responses `answer` returns. */
async function fetchFrom(answer: (call: FetchCall) => unknown) {
  const problems: string[] = [];
  const { calls, restore } = stubFetch(answer);
  try {
    const content = await fetchContent(backendAt(API), (problem) => problems.push(problem));
    return { content, problems, calls };
  } finally {
    restore();
  }
}

const errorOf = async (answer: (call: FetchCall) => unknown): Promise<string> =>
  fetchFrom(answer).then(
    () => 'no error',
    ({ message }: Error) => message,
  );

/** Returns a request handler that answers like a backend whose only content is `post`. */
const onePost =
  (post: object) =>
  ({ url, fields }: FetchCall) => {
    if (!url.endsWith('blog.php')) return { data: [] };
    return fields.action === 'list' ? { data: [post], totalcount: 1 } : { data: post };
  };

test('the content of the API is that of its database', () =>
  withSite(async ({ send }) => {
    const { content, problems } = await fetchFrom(async ({ url, fields }) => {
      const request = await multipart(fields as Record<string, string>);
      const { body } = await send({ method: 'POST', url: new URL(url).pathname, ...request });
      return new Response(body);
    });
    // Expect only the first companies, because the API sends at most ten (requirements 6.1).
    assert.equal(content, { ...CONTENT, associates: CONTENT.associates.slice(0, content.associates.length) });
    assert.equal(problems, []);
  }));

test('a list of several responses is read to its end', async () => {
  const post = (id: number) => ({
    id,
    title: `Post ${id}`,
    description: '<p>Text</p>',
    image: '',
    alt_text: '',
  });
  const { content } = await fetchFrom(({ url, fields }) => {
    if (!url.endsWith('blog.php')) return { data: [] };
    if (fields.action !== 'list') return { data: [post(Number(fields.id))] };
    const page = Number(fields.page);
    return { data: [post(2 * page - 1), post(2 * page)].slice(0, page === 3 ? 1 : 2), totalcount: '5' };
  });
  assert.equal(
    content.posts.map(({ id }) => id),
    ['1', '2', '3', '4', '5'],
  );
});

test('the text of a post is that of its own response, which a list may shorten', async () => {
  const { content } = await fetchFrom(({ url, fields }) => {
    if (!url.endsWith('blog.php')) return { data: null };
    const post = { id: '7', title: 'Post' };
    return fields.action === 'list'
      ? { data: [{ ...post, description: 'The beginning …' }] }
      : { data: { ...post, description: '<p>The whole text</p>' } };
  });
  assert.is(content.posts[0]?.description, '<p>The whole text</p>');
});

test('numbers, null, times and addresses of other sites are read as PHP backends send them', async () => {
  const { content, problems } = await fetchFrom(
    onePost({
      id: 12,
      title: 'Post',
      description: 'Text',
      image: 'https://cdn.example/a.png',
      alt_text: null,
      published_at: '2026-03-04 10:00:00',
      views: '7',
    }),
  );
  const [post] = content.posts;
  assert.equal([post?.id, post?.image, post?.alt_text, post?.published_at], ['12', '', '', '2026-03-04']);
  assert.equal(problems, []);
});

test('a date with slashes, which the widgets show, is not lost in built pages', async () => {
  const publishedOf = async (published_at: string) => {
    const post = { id: 1, title: 'Post', description: 'Text', published_at };
    return (await fetchFrom(onePost(post))).content.posts[0]?.published_at;
  };
  for (const date of ['2026/12/31', ' 2026/12/31 10:00:00']) assert.is(await publishedOf(date), '2026-12-31');
  assert.is(await publishedOf('2026/12-31'), '');
});

test("PHP's empty date is none", async () => {
  const post = { id: 1, title: 'Post', description: 'Text', published_at: '0000-00-00' };
  assert.is((await fetchFrom(onePost(post))).content.posts[0]?.published_at, '');
});

test('a review without a rating is reported and left out, instead of having no star', async () => {
  for (const rating of [null, ' ']) {
    const review = { id: 1, name: 'Asha', rating, short_note: 'Quick help' };
    const { content, problems } = await fetchFrom(({ url }) => ({
      data: url.endsWith('testimonial.php') ? [review] : [],
    }));
    assert.equal(content.testimonials, []);
    assert.match(problems.join(), /testimonials 1.*rating/);
  }
});

test('an invalid record is reported and left out', async () => {
  const { content, problems } = await fetchFrom(onePost({ id: 1, title: null, description: 'Text' }));
  assert.equal(content.posts, []);
  assert.match(problems.join(), /admin\.example.*posts 1.*title.*left out/);
});

for (const [name, answer, problem] of [
  [
    'cannot be reached',
    () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    },
    'connect ECONNREFUSED',
  ],
  ['answers with an error', () => new Response('{}', { status: 503 }), 'status 503'],
  ['answers with HTML', () => new Response('<!doctype html>'), 'not JSON'],
  ['answers without data', () => ({ success: false, message: 'no' }), 'without "data"'],
  ['refuses a list', () => ({ success: false, message: 'DB error', data: [] }), 'a refusal'],
] as const)
  test(`an API that ${name} throws an error of one line that names the call`, async () => {
    const message = await errorOf(answer);
    assert.match(
      message,
      /^The API cannot be read: POST https:\/\/admin\.example\/api\/\S+\.php with action \w+ got .*$/,
    );
    assert.match(message, problem);
  });

test.run();
