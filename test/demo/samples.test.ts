import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderPage } from '../../build/pages/render-page';
import { sampleContent } from '../../demo/samples/content';
import { findSamples } from '../../demo/samples/find-samples';
import { relatedIndex } from '../../host-pages/content/related';
import { emptyTrustFields, sampleReport } from '../../host-pages/content/sample-report';
import type { Samples } from '../../host-pages/content/samples';
import { contentRoutes } from '../../host-pages/content-routes';
import { markedFields, sample, withoutMarks } from '../../host-pages/sample-value';
import { readContentSource } from '../../server/commands/content-source';
import { seedContent } from '../../server/db/content';
import { openDatabase } from '../../server/db/open';
import { withTempFolder } from '../server/temp-site';
import { CONTENT, SAMPLES } from '../support/content';
import { HEAD_FILES, pageAt, parseHtml, textOf } from '../support/pages';

/** Selects the parts of a page with links to recommended posts: "More posts" and "See also". */
const RECOMMENDED = '.post-aside, .related';

const tagsOn = (document: Document) => [...document.querySelectorAll('main .tag')];

/** Returns the texts of headings with a tag such as "Sample", including the tag. Ignores links to recommended posts. */
const tagged = (document: Document) =>
  tagsOn(document)
    .filter((tag) => !tag.closest(RECOMMENDED))
    .map((tag) => textOf(tag.parentElement as Element));

/** Returns the tags of links to recommended posts. */
const taggedLinks = (document: Document) => tagsOn(document).filter((tag) => tag.closest(RECOMMENDED));

const render = (path: string, samples?: Samples) => {
  const { route } = pageAt(path);
  return parseHtml(renderPage({ route, files: HEAD_FILES, content: { ...CONTENT, samples } }));
};

for (const [path, headings] of [
  ['/', ['Associated companies Sample', 'What clients say Sample']],
  ['/careers', ['Current Openings Sample']],
  ['/blog', ['All posts Sample']],
  ['/media', ['Video Gallery Sample', 'Image Gallery Sample']],
  ['/company-policies', ['Our policies Sample']],
] as const) {
  test(`${path} says which of its lists are samples`, () =>
    assert.equal(tagged(pageAt(path).document), headings));
  test(`${path} has no tag once its lists are the broker's`, () => assert.equal(tagged(render(path)), []));
}

test('a list with a record of the broker is partly samples', () => {
  const at = CONTENT.media.findIndex(({ type }) => type === 'video');
  const media = SAMPLES.media?.filter((position) => position !== at) ?? [];
  assert.equal(tagged(render('/media', { media })), ['Video Gallery Partly samples', 'Image Gallery Sample']);
});

test('no tag is inside a list that a widget replaces', () => {
  for (const path of ['/', '/careers', '/blog', '/media', '/company-policies'])
    assert.is(pageAt(path).document.querySelector('[data-broker-widget] .tag'), null, path);
});

test('the page of a sample post or opening says so, and that of one by the broker does not', () => {
  const saved = (samples?: Samples) => contentRoutes({ content: CONTENT, images: {}, samples });
  const tagsOf = (routes: ReturnType<typeof saved>) =>
    routes.map((route) => tagged(parseHtml(renderPage({ route, files: HEAD_FILES, content: CONTENT }))));
  const count = CONTENT.posts.length + CONTENT.jobs.length;
  assert.equal(
    tagsOf(saved(SAMPLES).slice(0, count)),
    Array.from({ length: count }, () => ['Sample']),
  );
  assert.equal(tagsOf(saved({ posts: [1] }).slice(0, 2)), [[], ['Sample']]);
});

test('a link to a sample post says so below "More posts" and "See also", and that to a post of the broker does not', () => {
  const saved = (samples?: Samples) => contentRoutes({ content: CONTENT, images: {}, samples });
  const postPage = (samples?: Samples) =>
    parseHtml(renderPage({ route: saved(samples)[0] as never, files: HEAD_FILES, content: CONTENT }));
  assert.equal(taggedLinks(postPage(SAMPLES)).map(textOf), ['Sample', 'Sample']);
  assert.is(taggedLinks(postPage({ posts: [0] })).length, 0);
  const product = '/individual/motor-insurance';
  assert.equal(taggedLinks(pageAt(product).document).map(textOf), ['Sample']);
  assert.is(taggedLinks(render(product)).length, 0);
});

test('a page of the archive says whether its posts are samples', () => {
  const archive = (samples?: Samples) => {
    const routes = contentRoutes({ content: CONTENT, images: {}, samples });
    const route = routes.find(({ path }) => path === '/blog/archive/1') as (typeof routes)[0];
    return tagged(parseHtml(renderPage({ route, files: HEAD_FILES, content: CONTENT })));
  };
  assert.equal(archive(SAMPLES), ['Sample']);
  assert.equal(archive({ posts: [0] }), ['Partly samples']);
  assert.equal(archive(), []);
});

test('a page is made again when it, or a post that it recommends, stops being a sample', () => {
  const routesOf = (samples?: Samples) => contentRoutes({ content: CONTENT, images: {}, samples });
  const inputs = (samples?: Samples) =>
    routesOf(samples)
      .slice(0, CONTENT.posts.length)
      .map((route) => JSON.stringify(route.inputs()));
  const [before, after] = [inputs({ posts: [0, 1] }), inputs({ posts: [0] })];
  const related = relatedIndex(CONTENT.posts);
  const second = CONTENT.posts[1] as (typeof CONTENT.posts)[0];
  assert.equal(
    before.flatMap((text, at) => (text === after[at] ? [] : [at])),
    CONTENT.posts.flatMap((post, at) =>
      post === second || related(post).related.includes(second) ? [at] : [],
    ),
  );
  const { route } = pageAt('/individual/motor-insurance');
  const extract = (samples?: Samples) => route.extracts?.({ ...CONTENT, samples });
  assert.not.equal(extract(SAMPLES), extract());
});

test('samples are recognised whatever their id and deadline, and records with another text are not', async () => {
  const [first, second] = CONTENT.jobs as [(typeof CONTENT.jobs)[0], (typeof CONTENT.jobs)[0]];
  const jobs = [
    { ...first, id: 'x', deadline: '2031-01-01' },
    { ...second, title: 'Actuary' },
  ];
  assert.equal(await findSamples({ ...CONTENT, jobs, posts: [], media: [], policies: [] }), {
    jobs: [0],
    associates: SAMPLES.associates,
    testimonials: SAMPLES.testimonials,
  });
});

test('the samples of a new database are recognised', () =>
  withTempFolder(async (dataFolder) => {
    const settings = { dataFolder, databaseUrl: undefined };
    const db = await openDatabase(settings);
    await seedContent(db, sampleContent, new Date('2026-01-31'));
    await db.destroy();
    const { samples } = await readContentSource(undefined, settings, () => {});
    assert.equal(samples, SAMPLES);
  }));

test('the report names the fields and lists that are still samples, the empty fields, and nothing else', () => {
  const images = {};
  assert.equal(sampleReport({ content: CONTENT, images }, { marked: [], empty: [] }), []);
  const site = { marked: ['name', 'phone'], empty: ['founder'] };
  assert.equal(sampleReport({ content: CONTENT, images, samples: { posts: [0, 2] } }, site), [
    'Samples in host-pages/site.ts. Replace each sample(…) with your value:',
    '  name',
    '  phone',
    'Empty fields in host-pages/site.ts. Pages leave them out until you fill them in:',
    '  founder',
    'Sample records. Replace them with npm run content -- import FILE:',
    '  posts: 2 of 6',
  ]);
});

test('the empty fields that the report names are those of the licence, the founder, and hours and directions by office', () => {
  const office = { city: 'Hyderabad', hours: ['Mo-Fr 10:00-18:00'], directions: 'https://map.example/' };
  const site = {
    licenceUrl: 'https://regulator.example/',
    licenceValidUntil: '2030-12-31',
    category: 'Direct Broker',
    founder: 'Asha Rao',
    offices: [office],
  };
  assert.equal(emptyTrustFields(site), []);
  const empty = { ...office, city: 'Vijayawada', hours: [], directions: '' };
  const offices = [office, empty, { ...empty, city: 'Guntur', directions: office.directions }];
  assert.equal(
    emptyTrustFields({ licenceUrl: '', licenceValidUntil: '', category: '', founder: '', offices }),
    [
      'licenceUrl',
      'licenceValidUntil',
      'category',
      'founder',
      'offices: hours of Vijayawada, Guntur',
      'offices: directions of Vijayawada',
    ],
  );
});

test('a field of site.ts is a sample as long as it is marked', () => {
  const fields = { name: 'Broker', phone: sample(''), offices: sample([{ city: 'Hyderabad' }]) };
  assert.equal(markedFields(fields), ['phone', 'offices']);
  assert.equal(withoutMarks(fields), { name: 'Broker', phone: '', offices: [{ city: 'Hyderabad' }] });
});

test.run();
