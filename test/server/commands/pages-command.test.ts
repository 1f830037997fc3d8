// gate: npm test only, because it writes the whole site several times
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PAGE_FILES } from '../../../build/pages/page-files';
import { runContent } from '../../../server/commands/content';
import { runPages } from '../../../server/commands/pages';
import { BUILT } from '../../support/built-pages';
import { CONTENT } from '../../support/content';
import { writeFiles } from '../temp-site';
import { callCommand } from './call-command';

const [FIRST] = CONTENT.posts;
const ONE_POST = { posts: [{ ...FIRST, id: 'new', title: 'A new post' }] };
const NEW_PAGE = 'blog-details/bmV3.html';

// All tests share one site, so that its share images are drawn only once.
let folder: string;
let site: Awaited<ReturnType<typeof siteIn>>;
test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broker-pages-'));
  site = await siteIn(folder);
});
test.after(() => rm(folder, { recursive: true }));

async function siteIn(folder: string) {
  const dist = join(folder, 'dist');
  await writeFiles(dist, { [PAGE_FILES]: JSON.stringify(BUILT) });
  const env = { DATA_DIR: join(folder, 'data') };
  const file = join(folder, 'content.json');
  return {
    dist,
    /** Writes a content file and returns its path. */
    save(content: object) {
      writeFileSync(file, JSON.stringify(content));
      return file;
    },
    pages: (...args: string[]) => callCommand(runPages, env, args, dist),
    content: (...args: string[]) => callCommand(runContent, env, args, dist),
  };
}

test('pages are generated from a content file', async () => {
  const { pages, save, dist } = site;
  const { code, stdout, stderr } = await pages('--content', save(ONE_POST));
  assert.equal([code, stderr], [0, '']);
  assert.match(stdout, /^\d+ pages: \d+ files written, \d+ removed\.\n$/);
  assert.match(readFileSync(join(dist, NEW_PAGE), 'utf8'), 'A new post');
});

test('an invalid record is reported, and the pages of the others are generated', async () => {
  const { pages, save, dist } = site;
  const file = save({ posts: [...ONE_POST.posts, { id: '2' }] });
  const { code, stderr } = await pages('--content', file);
  assert.is(code, 0);
  assert.match(stderr, /posts 2, \w+ is missing. It is left out\.\n/);
  assert.ok(existsSync(join(dist, NEW_PAGE)));
});

test('if the API fails, one line says so, the command fails, and the pages stay', async () => {
  const { pages, save, dist } = site;
  await pages('--content', save(ONE_POST));
  const before = readFileSync(join(dist, NEW_PAGE));
  // Nothing listens on port 1, so every request to this API fails.
  const { code, stdout, stderr } = await pages('--content', 'http://127.0.0.1:1/api/');
  assert.equal([code, stdout], [1, '']);
  assert.match(stderr, /^The API cannot be read: .*\n$/);
  assert.equal(readFileSync(join(dist, NEW_PAGE)), before);
});

test('without a database, as in the wrong folder, the pages stay, and one line says what to set', async () => {
  const { pages, save, dist } = site;
  await pages('--content', save(ONE_POST));
  const { code, stderr } = await pages();
  assert.is(code, 1);
  assert.match(stderr, /^There is no database at .*Set DATA_DIR as for the server.*--content samples\.\n$/);
  assert.ok(existsSync(join(dist, NEW_PAGE)));
});

test('an import updates the pages of the built site', async () => {
  const { content, save, dist } = site;
  const { code, stdout } = await content('import', save(ONE_POST));
  assert.is(code, 0);
  assert.match(stdout, /^Imported posts 1\..*\n\d+ pages: /);
  assert.ok(existsSync(join(dist, NEW_PAGE)));
});

test.run();
