import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { replaceBuild } from '../../build/replace-build';

type Files = Record<string, string>;

/** A site with a release, whose files partners' pages pin. */
const RELEASED = 'https://released.test';

function writeFiles(folder: string, files: Files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const readFiles = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

/**
 * Writes the build `last`, and replaces it with the build `next`. Then calls `check` with the folder that contains the
 * new build, and with the inodes that the files `same` had in the old build.
 */
function replaceAndCheck(
  last: Files,
  next: Files,
  check: (dist: string, before: number[]) => void,
  same: string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'broker-replace-'));
  const [from, to] = [join(folder, 'dist-next'), join(folder, 'dist')];
  const inodes = () => same.map((path) => statSync(join(to, path)).ino);
  try {
    writeFiles(to, last);
    writeFiles(from, next);
    const before = inodes();
    replaceBuild(from, to, { [RELEASED]: {} });
    assert.equal(readdirSync(folder), ['dist']);
    check(to, before);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PAGE = { 'index.html': 'new', 'loader.js': 'new' };

test('the first build becomes the served folder', () =>
  replaceAndCheck({}, { ...PAGE, 'widgets/a-1.js': 'a' }, (dist) =>
    assert.equal(readFiles(dist), { ...PAGE, 'widgets/a-1.js': 'a' }),
  ));

test('a build replaces the files of the previous one, and removes files that it no longer has', () =>
  replaceAndCheck(
    { 'index.html': 'old', 'loader.js': 'old', 'gone.html': 'old', 'folder/gone.html.br': 'old' },
    PAGE,
    (dist) => {
      assert.equal(readFiles(dist), PAGE);
      assert.equal(readdirSync(dist).sort(), Object.keys(PAGE));
    },
  ));

test('files with a hash or a version in their name are kept, and so are their compressed copies', () => {
  const kept = {
    'widgets/form-1.js': 'a',
    'widgets/form-1.js.br': 'a',
    'assets/site-1.css': 'a',
    'data/cities-1/goa.json': 'a',
    'loader-0.9.0.js': 'a',
    'loader-0.9.0.js.br': 'a',
    'loader-0.9.0.js.gz': 'a',
    'quote-form-0.9.0.js': 'a',
  };
  replaceAndCheck({ ...kept, 'quote-form.js': 'old' }, PAGE, (dist) =>
    assert.equal(readFiles(dist), { ...kept, ...PAGE }),
  );
});

test('a file with a hash in its name is replaced if its content differs, as in a source map', () =>
  replaceAndCheck({ 'widgets/a-1.js.map': 'old' }, { 'widgets/a-1.js.map': 'new' }, (dist) =>
    assert.equal(readFiles(dist), { 'widgets/a-1.js.map': 'new' }),
  ));

test('a file with the same content is not replaced, so that its ETag stays valid', () =>
  replaceAndCheck(
    { 'index.html': 'same' },
    { 'index.html': 'same' },
    (dist, before) => assert.equal([statSync(join(dist, 'index.html')).ino], before),
    ['index.html'],
  ));

const robots = (origin: string) => ({ 'robots.txt': `Allow: /\n\nSitemap: ${origin}/sitemap.xml\n` });
const PINNED = { 'widgets/form-1.js': 'a', 'data/cities-1.json': 'a', 'loader-0.9.0.js': 'a' };

for (const [last, next, isKept] of [
  ['https://broker.example', 'https://shree.test', false],
  ['https://broker.example', RELEASED, true],
  ['https://broker.example', 'https://broker.example', true],
  ['https://old.test', 'https://shree.test', true],
] as const)
  test(`after a build for ${last}, one for ${next} keeps ${isKept ? 'its' : 'none of its'} files`, () =>
    replaceAndCheck({ ...robots(last), ...PINNED }, { ...PAGE, ...robots(next) }, (dist) =>
      assert.equal(readFiles(dist), { ...(isKept ? PINNED : {}), ...PAGE, ...robots(next) }),
    ));

test.run();
