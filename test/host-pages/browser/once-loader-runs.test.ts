import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onceLoaderRuns } from '../../../host-pages/browser/once-loader-runs';
import { type Dom, installDom } from '../../support/dom';

const LOADER = Symbol.for('broker-widgets');
const globals = globalThis as { [LOADER]?: object };

let dom: Dom;
test.before.each(() => {
  dom = installDom();
});
test.after.each(() => {
  delete globals[LOADER];
  dom.close();
});

const countRuns = () => {
  const count = { runs: 0 };
  onceLoaderRuns(() => count.runs++);
  return count;
};

test('it runs at once after the loader', () => {
  globals[LOADER] = {};
  assert.is(countRuns().runs, 1);
});

test('before the loader it waits for the first widget, and runs once', () => {
  const count = countRuns();
  assert.is(count.runs, 0);
  for (const _ of [1, 2]) dispatchEvent(new Event('broker:ready'));
  assert.is(count.runs, 1);
});

test.run();
