import { create } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sampleContent } from '../../../demo/samples/content';
import { replaceContent, seedContent, selectContent } from '../../../server/db/content';
import { endpointUrl } from '../../../widgets/contract/endpoint-url';
import type { Endpoint } from '../../../widgets/contract/endpoints';
import {
  FIND_POST,
  LIST_COMPANIES,
  LIST_JOBS,
  LIST_MEDIA,
  LIST_POLICIES,
  LIST_POSTS,
  LIST_TESTIMONIALS,
} from '../../../widgets/contract/list-endpoints';
import {
  Company,
  Job,
  MediaItem,
  Policy,
  Post,
  PostCard,
  Testimonial,
} from '../../../widgets/contract/list-shapes';
import { VALID_ENQUIRY } from '../../support/valid-lead';
import { withSite, writeFiles } from '../temp-site';

const LISTS = [
  { endpoint: LIST_TESTIMONIALS, shape: Testimonial, total: 7, count: 7 },
  { endpoint: LIST_COMPANIES, shape: Company, total: 12, count: 10 },
  { endpoint: LIST_MEDIA, shape: MediaItem, total: 9, count: 9 },
  { endpoint: LIST_JOBS, shape: Job, total: 5, count: 5 },
  { endpoint: LIST_POSTS, shape: PostCard, total: 6, count: 6 },
];

const SCRIPTS: Endpoint[] = [...LISTS.map(({ endpoint }) => endpoint), LIST_POLICIES];

for (const { endpoint, shape, total, count } of LISTS)
  test(`${endpoint.path} returns the generic response with records of the contract's shape`, () =>
    withSite(async ({ post }) => {
      for (const base of ['/api/', '/api/broker/']) {
        const response = await post(endpoint.fixed, endpointUrl(endpoint, base, 'broker'));
        assert.is(response.statusCode, 200);
        assert.is(response.headers['access-control-allow-origin'], '*');
        const { data, ...rest } = response.json();
        assert.equal(rest, { totalcount: total, count, success: true, message: '' });
        assert.is(data.length, count);
        for (const record of data) assert.equal(create(record, shape as typeof Company), record);
      }
    }));

test('policy.php returns the HTML of all policies', () =>
  withSite(async ({ db, post }) => {
    const response = await post(LIST_POLICIES.fixed, '/api/policy.php');
    assert.match(create(response.json().data, Policy).description, '<h2>Privacy</h2>');
    await replaceContent(
      db,
      { policies: [{ description: '<p>1</p>' }, { description: '<p>2</p>' }] },
      new Date(),
    );
    const two = await post(LIST_POLICIES.fixed, '/api/policy.php');
    assert.equal(two.json().data, { description: '<p>1</p>\n<p>2</p>' });
    await replaceContent(db, { policies: [] }, new Date());
    const none = await post(LIST_POLICIES.fixed, '/api/policy.php');
    assert.equal([none.statusCode, none.json().success, none.json().data], [200, true, []]);
  }));

test('limit and page select a part of a list', () =>
  withSite(async ({ post }) => {
    const request = async (limit: string, page: string) =>
      (await post({ action: 'list', limit, page }, '/api/blog.php')).json();
    const first = await request('4', '1');
    assert.equal([first.totalcount, first.count], [6, 4]);
    const second = await request('4', '2');
    assert.equal(
      [...first.data, ...second.data].map(({ id }) => id),
      ['1', '2', '3', '4', '5', '6'],
    );
    assert.equal((await request('4', '3')).data, []);
    for (const [name, value] of [
      ['limit', '0'],
      ['limit', 'all'],
      ['limit', '1001'],
      ['page', '-1'],
      ['page', '1.5'],
    ] as const) {
      const response = await post({ action: 'list', [name]: value }, '/api/blog.php');
      assert.is(response.statusCode, 400);
      assert.match(response.json().errors[name], /must be a whole number from 1 to \d+$/);
    }
  }));

test('a card has the first paragraph of its post, and the post has all of them', () =>
  withSite(async ({ post }) => {
    const [card] = (await post(LIST_POSTS.fixed, '/api/blog.php')).json().data;
    assert.match(card.description, /^<p>[^<]+<\/p>$/);
    const fullPost = (await post({ ...FIND_POST.fixed, id: card.id }, '/api/broker/blog.php')).json().data;
    assert.ok(create(fullPost, Post).description.startsWith(card.description));
    assert.ok(fullPost.description.replace(/<[^>]*>/g, ' ').split(/\s+/).length > 300);
    const unknown = await post({ ...FIND_POST.fixed, id: 'x' }, '/api/blog.php');
    assert.equal(
      [unknown.statusCode, unknown.json().success, unknown.json().message],
      [200, false, 'There is no such post'],
    );
    assert.is((await post(FIND_POST.fixed, '/api/blog.php')).statusCode, 400);
  }));

test("an unknown action is rejected with the field's name, and a GET request with 405", () =>
  withSite(async ({ post, send }) => {
    for (const { path } of [...SCRIPTS, { path: 'contact.php' }]) {
      for (const fields of [{ action: 'drop' }, {}] as Record<string, string>[]) {
        const response = await post(fields, `/api/${path}`);
        assert.is(response.statusCode, 400, path);
        assert.match(response.json().errors.action, 'action must be ');
      }
      assert.is((await send({ url: `/api/${path}` })).statusCode, 405, path);
    }
  }));

test('contact.php accepts an enquiry', () =>
  withSite(async ({ post }) => {
    const { message, ...person } = VALID_ENQUIRY;
    const response = await post({ action: 'create', ...person, message }, '/api/broker/contact.php');
    assert.match(response.json().message, 'We have received your enquiry. ');
    const refused = await post({ action: 'create', ...person }, '/api/contact.php');
    assert.equal([refused.statusCode, refused.json().errors], [400, { message: 'message is required' }]);
  }));

test('every sample image exists, may be loaded from any origin, and cannot run scripts', () =>
  withSite(async ({ send }) => {
    const { posts, media, associates } = await sampleContent(new Date());
    const images = [...posts, ...media, ...associates].map(({ image }) => image);
    assert.is(new Set(images).size, 27);
    for (const image of images) {
      const response = await send({ url: `/api/broker/${image}` });
      assert.is(response.statusCode, 200, image);
      assert.match(response.headers['content-type'] as string, 'image/svg+xml');
      assert.is(response.headers['cross-origin-resource-policy'], 'cross-origin');
      assert.match(response.headers['content-security-policy'] as string, 'sandbox');
      assert.not.match(response.body, /<script|href|url\(/);
    }
    for (const path of ['gone.svg', '..%2f..%2fserver.ts', '%2e%2e/content.ts', '']) {
      const response = await send({ url: `/api/broker/images/${path}` });
      assert.is(response.statusCode, 404, path);
      assert.is(response.json().success, false);
    }
  }));

test("the broker's own images override the samples, and nothing outside their folder is served", () => {
  const options: { imagesFolder?: string } = {};
  return withSite(async ({ folder }) => {
    options.imagesFolder = `${folder}/data/images`;
    await writeFiles(folder, {
      'data/images/companies/sample-1.svg': '<svg/>',
      'data/images/a b.png': 'png',
    });
    await withSite(async ({ send }) => {
      assert.is((await send({ url: '/api/broker/images/companies/sample-1.svg' })).body, '<svg/>');
      assert.is((await send({ url: '/api/broker/images/a%20b.png' })).body, 'png');
      assert.match((await send({ url: '/api/broker/images/companies/sample-2.svg' })).body, 'company 2');
      assert.is((await send({ url: '/api/broker/images/..%2fbroker.db' })).statusCode, 404);
    }, options);
  });
});

test('drawings of the content are compressed, pictures are sent as they are', () => {
  const options: { imagesFolder?: string } = {};
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(200)}</svg>`;
  return withSite(async ({ folder }) => {
    options.imagesFolder = folder;
    await writeFiles(folder, { 'logo.svg': drawing, 'photo.png': drawing });
    await withSite(async ({ send }) => {
      const encodingOf = async (file: string, accepted: string) => {
        const url = `/api/broker/images/${file}`;
        return (await send({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
      };
      assert.is(await encodingOf('logo.svg', 'gzip, br'), 'br');
      assert.is(await encodingOf('logo.svg', 'gzip, br;q=0'), 'gzip');
      assert.is(await encodingOf('logo.svg', 'identity'), undefined);
      assert.is(await encodingOf('photo.png', 'gzip, br'), undefined);
    }, options);
  });
});

test('samples are marked as samples, and the deadlines of their openings are in the future', async () => {
  const now = new Date('2027-03-01T00:00:00.000Z');
  const { jobs, media, policies, associates, testimonials } = await sampleContent(now);
  for (const { deadline } of jobs) assert.ok(new Date(deadline) > now);
  const texts = [
    ...jobs.map(({ job_description }) => job_description),
    ...media.map(({ title }) => title),
    ...policies.map(({ description }) => description),
    ...associates.map(({ alt_text }) => alt_text),
    ...testimonials.map(({ name }) => name),
  ];
  for (const text of texts) assert.match(text, /sample/i);
});

test("samples are never written over the broker's content, and not again after it was removed", () =>
  withSite(async ({ db }) => {
    await replaceContent(db, { jobs: [], posts: [] }, new Date());
    const before = await selectContent(db);
    await seedContent(db, sampleContent, new Date());
    assert.equal(await selectContent(db), before);
    assert.is(before.jobs.length, 0);
  }));

test.run();
