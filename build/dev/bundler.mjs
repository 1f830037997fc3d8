/**
 * `node --import tsx build/dev/bundler.mjs <folder>`, a child process of `npm run dev`: writes the bundles each time
 * that it gets a message, and keeps unchanged modules in memory. Replies with the paths of the files that it has read,
 * or with the error.
 */
import { resolve } from 'node:path';
import { rollup } from 'rollup';
import { bundles } from '../../rollup.config.mjs';

const [folder] = process.argv.slice(2);
const caches = {};

async function write(name, { output, ...input }) {
  const bundle = await rollup({ ...input, cache: caches[name] ?? true, onwarn() {} });
  caches[name] = bundle.cache;
  await bundle.write(output);
  await bundle.close();
  return bundle.watchFiles;
}

/** @param isWhole true to also write quote-form.js, which few pages request */
async function bundleAll(isWhole) {
  const { extras, files, oneFile } = bundles(folder, false);
  const read = await Promise.all([
    write('extras', extras),
    write('files', files),
    ...(isWhole ? [write('oneFile', oneFile)] : []),
  ]);
  return [...new Set(read.flat().map((file) => resolve(file)))];
}

/** Sends a message. Ignores errors, since the parent process may have exited. */
const reply = (message) => process.send?.(message, () => {});

process.on('message', async ({ id, isWhole }) => {
  try {
    reply({ id, value: await bundleAll(isWhole) });
  } catch (error) {
    const location = error.loc ? `${error.loc.file ?? error.id}:${error.loc.line}\n` : '';
    reply({ id, problem: [location + error.message, error.frame].filter(Boolean).join('\n') });
  }
});
process.on('disconnect', () => process.exit());
process.send('ready');
