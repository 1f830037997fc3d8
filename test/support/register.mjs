/**
 * `node --import ./test/support/register.mjs <file>` compiles TypeScript, imports CSS as text, and resolves `react` to
 * the library that TEST_REACT names.
 */
import 'tsx';
import { register } from 'node:module';

const react = process.env.TEST_REACT;
const shipped = react === 'preact' ? await (await import('./shipped-preact.mjs')).shippedPreact() : undefined;
register('./module-hooks.mjs', import.meta.url, { data: { shipped } });

if (react) {
  // React and Preact check for a DOM while they load: without one they never listen to `input` events.
  const { withWindow } = await import('./bootstrap-dom.mjs');
  await withWindow(async () => {
    await import('react');
    await import('react-dom/client');
  });
}
