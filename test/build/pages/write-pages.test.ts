import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PAGE_FILES } from '../../../build/pages/page-files';
import { openPages } from '../../../build/pages/write-pages';
import type { Content } from '../../../host-pages/content/lists';
import { BUILT } from '../../support/built-pages';
import { CONTENT } from '../../support/content';
import { parseHtml } from '../../support/pages';

const POSTS = CONTENT.posts.slice(0, 3);
/** Three sample posts, from the newest to the oldest, as the list of posts shows them. */
const [newest, middle, oldest] = POSTS as [
  Content['posts'][number],
  Content['posts'][number],
  Content['posts'][number],
];
const SMALL: Content = { ...CONTENT, posts: POSTS, jobs: CONTENT.jobs.slice(0, 1) };

const pageOf = (id: string) => `blog-details/${Buffer.from(id).toString('base64')}.html`;

const BUILT_ON = '2026-02-01';

/** Folder with the built pages of the content `SMALL`. Most tests begin with a copy of this folder. */
let base: string;
test.before(async () => {
  base = mkdtempSync(join(tmpdir(), 'broker-pages-'));
  writeFileSync(join(base, PAGE_FILES), JSON.stringify(BUILT));
  await pagesIn(base).run(SMALL, BUILT_ON);
});
test.after(() => rmSync(base, { recursive: true }));

/**
 * Copies `base`, and calls `use` with functions for the copy. The function `run(content)` builds the pages of `content`
 * in the copy. `run` returns the files that the build has `written`, and the number of files that the build has
 * `removed`.
 */
async function withPages(use: (pages: ReturnType<typeof pagesIn>) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'broker-pages-'));
  cpSync(base, folder, { recursive: true });
  try {
    await use(pagesIn(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pagesIn(folder: string) {
  const path = (file: string) => join(folder, file);
  const texts = (content: Content) => [
    ...content.posts.map(({ id }) => pageOf(id)),
    ...['index', 'about-us', 'blog', 'careers', 'blog/archive/1'].map((name) => `${name}.html`),
    'blog/feed.xml',
    'sitemap.xml',
  ];
  const versions = (files: readonly string[]) =>
    new Map(files.map((file) => [file, existsSync(path(file)) ? statSync(path(file)).ino : 0]));
  return {
    path,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    document: (file: string) => parseHtml(readFileSync(path(file), 'utf8')),
    async run(content: Content, today = '2026-02-02') {
      const files = texts(content);
      const before = versions(files);
      const pages = openPages({ content, images: {} }, { from: folder, to: folder }, today);
      await pages.writeTexts();
      const { removed } = pages.finish();
      const after = versions(files);
      return { written: files.filter((file) => before.get(file) !== after.get(file)), removed };
    },
  };
}

test('each post and opening gets a page with its own head, in three encodings', () =>
  withPages(async ({ read, path, document }) => {
    const page = document(pageOf(middle.id));
    assert.match(page.title, middle.title);
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    assert.ok(canonical.endsWith(`/${pageOf(middle.id).replace('.html', '')}`), canonical);
    assert.is(page.querySelector('meta[name="robots"]')?.getAttribute('content'), 'index,follow');
    const file = path(pageOf(middle.id));
    assert.is(brotliDecompressSync(readFileSync(`${file}.br`)).toString(), read(pageOf(middle.id)));
    assert.is(gunzipSync(readFileSync(`${file}.gz`)).toString(), read(pageOf(middle.id)));
    assert.match(document(`career-details/${SMALL.jobs[0]?.id}.html`).title, SMALL.jobs[0]?.title ?? '');
  }));

test('a second run with the same content writes nothing', () =>
  withPages(async ({ run }) => {
    assert.equal(await run(SMALL), { written: [], removed: 0 });
  }));

test('in a new year no page keeps the copyright notice of the year before', () =>
  withPages(async ({ run, read, path }) => {
    const { getFullYear } = Date.prototype;
    const next = new Date().getFullYear() + 1;
    Date.prototype.getFullYear = () => next;
    try {
      await run(SMALL);
    } finally {
      Date.prototype.getFullYear = getFullYear;
    }
    for (const file of ['index.html', pageOf(newest.id)]) {
      assert.match(read(file), `© 2025–${next} `);
      assert.match(gunzipSync(readFileSync(path(`${file}.gz`))).toString(), `© 2025–${next} `);
    }
  }));

test('a changed post changes its page and the lists that contain it, and no other page', () =>
  withPages(async ({ run, read }) => {
    const changed = { ...oldest, description: '<p>A new text.</p>' };
    const { written } = await run({ ...SMALL, posts: [newest, middle, changed] });
    assert.ok(written.includes(pageOf(oldest.id)));
    assert.ok(written.includes('blog/archive/1.html'));
    for (const file of ['index.html', 'about-us.html', 'careers.html'])
      assert.not.ok(written.includes(file), file);
    const dates = new Map(
      [...read('sitemap.xml').matchAll(/<loc>[^<]*\/([^/<]*)<\/loc><lastmod>(.*?)</g)].map(
        ([, name, date]) => [name, date],
      ),
    );
    assert.is(dates.get(pageOf(oldest.id).slice('blog-details/'.length, -'.html'.length)), '2026-02-02');
    assert.is(dates.get('about-us'), BUILT_ON);
  }));

test('the page of a removed post is removed with its compressed copies', () =>
  withPages(async ({ run, path, read }) => {
    const { removed } = await run({ ...SMALL, posts: [newest, middle] });
    assert.is(removed, 1);
    for (const ending of ['', '.br', '.gz']) assert.not.ok(existsSync(path(pageOf(oldest.id)) + ending));
    assert.not.match(read('sitemap.xml'), pageOf(oldest.id).replace('.html', ''));
  }));

test('a folder without a build throws an error that says what to do', async () => {
  const pages = openPages({ content: SMALL, images: {} }, { from: 'none', to: 'none' }, '2026-02-01');
  try {
    await pages.writeTexts();
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, 'npm run build');
  }
});

test.run();
