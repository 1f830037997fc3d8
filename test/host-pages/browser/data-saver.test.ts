import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { respectDataSaver } from '../../../host-pages/browser/data-saver';
import { type Dom, installDom } from '../../support/dom';

const PAGE = '<html><head><script type="speculationrules">{}</script></head><body></body></html>';

let dom: Dom;

const hasRules = () => document.querySelector('script[type=speculationrules]') !== null;

function open({ reducedMotion = false, saveData }: { reducedMotion?: boolean; saveData?: boolean } = {}) {
  dom = installDom(PAGE, { reducedMotion });
  const connection = Object.assign(new EventTarget(), { saveData });
  const value = saveData === undefined ? undefined : connection;
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
  respectDataSaver();
  return connection;
}

/** Dispatches an event of the given type with a view transition. Returns true if the transition isn't skipped. */
function runsTransition(type: string): boolean {
  let isSkipped = false;
  const skipTransition = () => {
    isSkipped = true;
  };
  window.dispatchEvent(Object.assign(new Event(type), { viewTransition: { skipTransition } }));
  return !isSkipped;
}

test.after.each(() => dom.close());

test('without data saving, prerendering and transitions are enabled', () => {
  open({ saveData: false });
  assert.ok(hasRules());
  assert.ok(runsTransition('pageswap') && runsTransition('pagereveal'));
});

test('in a browser without navigator.connection, prerendering and transitions are enabled', () => {
  open();
  assert.ok(hasRules());
  assert.ok(runsTransition('pageswap'));
});

test('with reduced motion, nothing is prerendered', () => {
  open({ reducedMotion: true });
  assert.not(hasRules());
});

test('with data saving, nothing is prerendered and there are no transitions', () => {
  open({ saveData: true });
  assert.not(hasRules());
  assert.not(runsTransition('pageswap') || runsTransition('pagereveal'));
});

test('turning on data saving disables prerendering and transitions at once', () => {
  const connection = open({ saveData: false });
  connection.dispatchEvent(new Event('change'));
  assert.ok(hasRules());
  connection.saveData = true;
  connection.dispatchEvent(new Event('change'));
  assert.not(hasRules());
  assert.not(runsTransition('pageswap'));
});

test('navigation without a transition does not throw an error', () => {
  open({ saveData: true });
  window.dispatchEvent(new Event('pagereveal'));
  window.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: null }));
});

test.run();
