import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useClock } from '../support/clock';
import { installDom } from '../support/dom';
import { hearConsole } from '../support/hear-console';
import { importFresh } from '../support/import-fresh';

let pages = 0;

/** A page with two placeholders; `wait` has the first of them wait until it is due. */
const open = async (attributes = '') => {
  const dom = installDom(`<div id="a" ${attributes}></div><div id="b"></div>`);
  const { warnings } = hearConsole();
  const { whenDue } = await importFresh<typeof import('../../loader/when-due')>(
    'loader/when-due.ts',
    ++pages,
  );
  let observers = 0;
  const Before = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends Before {
    constructor(...args: ConstructorParameters<typeof Before>) {
      super(...args);
      observers++;
    }
  };
  const [host, other] = document.querySelectorAll('div') as unknown as [HTMLElement, HTMLElement];
  const due: string[] = [];
  const take = whenDue(({ id }) => due.push(id));
  const wait = (on = host) => take(on);
  return { dom, host, other, due, wait, warnings, observers: () => observers, close: dom.close };
};

for (const attributes of ['', 'data-when="visible"'])
  test(`with ${attributes || 'no data-when'} a placeholder is due when it is seen, once`, async () => {
    const { dom, host, due, wait, warnings, close } = await open(attributes);
    wait();
    assert.equal(due, []);
    dom.intersect(host, false);
    assert.equal(due, []);
    dom.intersect(host);
    assert.equal(due, ['a']);
    assert.not(dom.isObserved(host));
    assert.equal(warnings, []);
    await close();
  });

test('each placeholder is due by itself, and one observer sees to all', async () => {
  const { dom, host, other, due, wait, observers, close } = await open();
  wait(host);
  wait(other);
  dom.intersect(other);
  assert.equal(due, ['b']);
  dom.intersect(host);
  assert.equal(due, ['b', 'a']);
  assert.is(observers(), 1);
  await close();
});

test('a placeholder that waits again is due again', async () => {
  const { dom, host, due, wait, close } = await open();
  wait();
  dom.intersect(host);
  wait();
  dom.intersect(host);
  assert.equal(due, ['a', 'a']);
  await close();
});

test('data-when="now" is due at once, unseen', async () => {
  const { dom, host, due, wait, close } = await open('data-when="now"');
  wait();
  assert.equal(due, ['a']);
  assert.not(dom.isObserved(host));
  await close();
});

test('data-when="idle" is due when the browser has nothing to do, unseen', async () => {
  const { dom, host, due, wait, close } = await open('data-when="idle"');
  wait();
  assert.equal(due, []);
  dom.idle();
  assert.equal(due, ['a']);
  assert.not(dom.isObserved(host));
  await close();
});

test('data-when="idle" is due after the task at hand where the browser does not tell of idleness', async () => {
  const { due, wait, close } = await open('data-when="idle"');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const clock = useClock();
  wait();
  assert.equal(due, []);
  await clock.advance(1);
  assert.equal(due, ['a']);
  await close();
});

for (const value of ['soon', '', 'Now', 'now '])
  test(`with data-when="${value}" a placeholder waits until it is seen`, async () => {
    const { dom, host, due, wait, close } = await open(`data-when="${value}"`);
    wait();
    assert.equal(due, []);
    dom.intersect(host);
    assert.equal(due, ['a']);
    await close();
  });

test('a placeholder with display:contents, which is never seen, is due at once', async () => {
  const { due, wait, close } = await open('style="display: contents"');
  wait();
  assert.equal(due, ['a']);
  await close();
});

test.run();
