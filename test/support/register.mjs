/**
 * Prepares a Node process for test files: `node --import ./test/support/register.mjs <file>`. The process then compiles
 * TypeScript, and imports CSS as text. It resolves `react` to the library in the environment variable TEST_REACT:
 * `react` or `preact`. Without TEST_REACT, tests that can run on both libraries use Preact, which the published widgets
 * use.
 */
import { register } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RUN_ON_BOTH } from './runner/test-files.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const file = relative(ROOT, process.argv[1] ?? '')
  .split(sep)
  .join('/');
// Set the default in the environment, because tests read TEST_REACT too.
if (RUN_ON_BOTH.test(file)) process.env.TEST_REACT ||= 'preact';

const react = process.env.TEST_REACT;
// Load happy-dom before tsx. If tsx were loaded first, its hooks would ask a second thread about each module of
// happy-dom, which takes 0.7 s more.
const dom = react ? await import('./bootstrap-dom.mjs') : undefined;
await import('tsx');
const shipped = react === 'preact' ? await (await import('./shipped-preact.mjs')).shippedPreact() : undefined;
register('./module-hooks.mjs', import.meta.url, { data: { shipped } });

if (!react) {
  // Load React's production code, as the build does, because this code renders pages in half the time. React chooses
  // this code if NODE_ENV is 'production' while React loads.
  const { NODE_ENV = '' } = process.env;
  process.env.NODE_ENV = 'production';
  for (const name of ['react', 'react/jsx-runtime', 'react-dom/server']) await import(name);
  process.env.NODE_ENV = NODE_ENV;
}

if (dom) {
  // Load React or Preact with a DOM: both check for a DOM while they load. Without a DOM, they never handle `input`
  // events.
  await dom.withWindow(async () => {
    await import('react');
    await import('react-dom/client');
  });
}
