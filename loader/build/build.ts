/**
 * `node --import tsx loader/build/build.ts <folder>`: builds the whole site into a folder, which is emptied first. The
 * content is what `saveContent` saved.
 * The server uses another folder: `publish.ts` moves the files there once all of them are built and checked.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compress, compressContent } from '../../host-pages/compress';
import { savedContent } from '../../host-pages/content/content-file';
import { generatedFiles } from '../../host-pages/generate';
import { SITE } from '../../host-pages/site';
import { cachedShareImages } from './cached-images';
import { codeHash, openCache } from './disk-cache';
import { checkReleased, RELEASES, readBuild } from './releases';

const [folder = ''] = process.argv.slice(2);
if (!folder) throw new Error('Use: node --import tsx loader/build/build.ts <folder>');

const cache = openCache();

function write(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** Runs in a separate process, in parallel with the steps that do not need the bundles. */
async function bundle() {
  const bundler = spawn(process.execPath, ['--import', 'tsx', 'loader/build/bundle.mjs', folder], {
    stdio: 'inherit',
  });
  const [code] = await once(bundler, 'exit');
  if (code !== 0) throw new Error(`Bundling failed with exit code ${code}.`);
}

async function writeShareImages() {
  for (const [file, image] of await cachedShareImages(cache)) write(file, image);
}

rmSync(folder, { recursive: true, force: true });
// Waits for both, so that neither is still running when the build fails.
const [bundling, drawing] = await Promise.allSettled([bundle(), writeShareImages()]);
for (const result of [bundling, drawing]) if (result.status === 'rejected') throw result.reason;

checkReleased(JSON.parse(readFileSync(RELEASES, 'utf8')), await readBuild(folder, SITE.origin));
const files = await generatedFiles(folder, savedContent());
for (const [file, makeContent] of files) write(file, makeContent());
const compressCode = codeHash('host-pages/compress.ts');
await compress(folder, (content) =>
  cache.get(['compress', compressCode, content], () => compressContent(content)),
);
cache.prune();
console.log(`${[...files.keys()].filter((file) => file.endsWith('.html')).length} pages`);
