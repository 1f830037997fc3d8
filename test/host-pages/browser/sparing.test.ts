import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { spareTheVisitor } from '../../../host-pages/browser/sparing';
import { type Dom, installDom } from '../../support/dom';

const PAGE = '<html><head><script type="speculationrules">{}</script></head><body></body></html>';

let dom: Dom;

const hasRules = () => document.querySelector('script[type=speculationrules]') !== null;

function open({ reducedMotion = false, saveData }: { reducedMotion?: boolean; saveData?: boolean } = {}) {
  dom = installDom(PAGE, { reducedMotion });
  const connection = Object.assign(new EventTarget(), { saveData });
  const value = saveData === undefined ? undefined : connection;
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
  spareTheVisitor();
  return connection;
}

/** Whether a change of pages that has a transition keeps it. */
function keepsTransition(moment: string): boolean {
  let kept = true;
  const skipTransition = () => {
    kept = false;
  };
  window.dispatchEvent(Object.assign(new Event(moment), { viewTransition: { skipTransition } }));
  return kept;
}

test.after.each(() => dom.close());

test('pages are made ready ahead of time, and change with a transition', () => {
  open({ saveData: false });
  assert.ok(hasRules());
  assert.ok(keepsTransition('pageswap') && keepsTransition('pagereveal'));
});

test('a browser that tells nothing of its connection is taken for a fast one', () => {
  open();
  assert.ok(hasRules());
  assert.ok(keepsTransition('pageswap'));
});

test('nothing is made ready for a visitor who wants less motion', () => {
  open({ reducedMotion: true });
  assert.not(hasRules());
});

test('for a visitor who saves data nothing is made ready, and pages change at once', () => {
  open({ saveData: true });
  assert.not(hasRules());
  assert.not(keepsTransition('pageswap') || keepsTransition('pagereveal'));
});

test('a visitor who begins to save data is spared from then on', () => {
  const connection = open({ saveData: false });
  connection.dispatchEvent(new Event('change'));
  assert.ok(hasRules());
  connection.saveData = true;
  connection.dispatchEvent(new Event('change'));
  assert.not(hasRules());
  assert.not(keepsTransition('pageswap'));
});

test('a change of pages without a transition is left alone', () => {
  open({ saveData: true });
  window.dispatchEvent(new Event('pagereveal'));
  window.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: null }));
});

test.run();
