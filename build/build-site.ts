/**
 * `node --import tsx build/build-site.ts <folder> <served folder>`: empties `folder` and builds the whole site into it,
 * from the content that `saveContent` saved. Copies unchanged pages from `served folder`. When all files are built and
 * checked, `build/build.ts` moves them to `served folder`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { savedContent } from '../host-pages/content/saved-content';
import { NOTICES } from '../host-pages/prerender/consent-notices';
import { SITE } from '../host-pages/site';
import { NOTICES_FILE } from '../widgets/contract/own-api-fields';
import { WORDPRESS_PLUGIN } from '../widgets/embed-builder/limits';
import { codeHash } from './cache/code-hash';
import { openCache } from './cache/disk-cache';
import { compress, compressContent } from './compress';
import { siteFiles } from './pages/generate';
import { openPages } from './pages/write-pages';
import { checkReleased, readBuild, readReleases } from './releases/releases';
import { wordpressPlugin } from './wordpress-plugin';

const [folder = '', served = ''] = process.argv.slice(2);
if (!folder || !served)
  throw new Error('Use: node --import tsx build/build-site.ts <folder> <served folder>');

const cache = openCache();

function write(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** Writes the bundles in a separate process, while this process draws the share images. */
async function bundle() {
  const bundler = spawn(process.execPath, ['--import', 'tsx', 'build/bundles/bundle.mjs', folder], {
    stdio: 'inherit',
  });
  const [code] = await once(bundler, 'exit');
  if (code !== 0) throw new Error(`Bundling failed with exit code ${code}.`);
}

rmSync(folder, { recursive: true, force: true });
const pages = openPages(savedContent(), { to: folder, from: served }, new Date().toISOString().slice(0, 10));
// Waits until bundling and drawing have both ended. If one of them fails, `Promise.all` would not wait for the other,
// which would then write files after the build has failed.
const [bundling, drawing] = await Promise.allSettled([bundle(), pages.writeImages()]);
for (const result of [bundling, drawing]) if (result.status === 'rejected') throw result.reason;

const build = await readBuild(folder, SITE.origin);
checkReleased(readReleases(), build);
write(NOTICES_FILE, `${JSON.stringify(NOTICES, null, 1)}\n`);
write(WORDPRESS_PLUGIN, wordpressPlugin(build.version, SITE));
for (const [file, makeContent] of (await siteFiles(folder)).files) write(file, makeContent());
const compressCode = codeHash('build/compress.ts');
const [pageCount] = await Promise.all([
  pages.writeTexts(),
  // Compresses the files written so far. `writeTexts` compresses the files that it writes.
  compress(folder, (content, quality) =>
    cache.get(['compress', compressCode, quality, content], () => compressContent(content, quality)),
  ),
]);
pages.finish();
cache.prune();
console.log(`${pageCount} pages`);
