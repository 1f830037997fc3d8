/**
 * `node --import ./test/support/register.mjs <file>` compiles TypeScript, imports CSS as text, and resolves `react` to
 * the library that TEST_REACT names: `react` or `preact`. Without TEST_REACT, tests that can run on both use Preact,
 * which visitors get.
 */
import { register } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RUN_ON_BOTH } from './runner/test-files.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const file = relative(ROOT, process.argv[1] ?? '')
  .split(sep)
  .join('/');
// Set in the environment, since tests also read it.
if (RUN_ON_BOTH.test(file)) process.env.TEST_REACT ||= 'preact';

const react = process.env.TEST_REACT;
// Load the DOM before tsx. tsx's hooks ask a second thread about each of happy-dom's modules, which takes 0.7 s more.
const dom = react ? await import('./bootstrap-dom.mjs') : undefined;
await import('tsx');
const shipped = react === 'preact' ? await (await import('./shipped-preact.mjs')).shippedPreact() : undefined;
register('./module-hooks.mjs', import.meta.url, { data: { shipped } });

if (!react) {
  // React selects its development or production code while it loads. Our build uses production code, which renders
  // pages in half the time.
  const { NODE_ENV = '' } = process.env;
  process.env.NODE_ENV = 'production';
  for (const name of ['react', 'react/jsx-runtime', 'react-dom/server']) await import(name);
  process.env.NODE_ENV = NODE_ENV;
}

if (dom) {
  // React and Preact check for a DOM while they load. If there is none, they never listen to `input` events.
  await dom.withWindow(async () => {
    await import('react');
    await import('react-dom/client');
  });
}
