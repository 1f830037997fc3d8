import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { captureConsole } from '../support/capture-console';
import { useClock } from '../support/clock';
import { installDom } from '../support/dom';
import { importFresh } from '../support/import-fresh';

let pages = 0;

/** A page with two placeholders; `wait` schedules the first of them by default. */
const open = async (attributes = '') => {
  const dom = installDom(`<div id="a" ${attributes}></div><div id="b"></div>`);
  const { warnings } = captureConsole();
  const { scheduleMount } = await importFresh<typeof import('../../loader/schedule-mount')>(
    'loader/schedule-mount.ts',
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
  const schedule = scheduleMount(({ id }) => due.push(id));
  const wait = (on = host) => schedule(on);
  return { dom, host, other, due, wait, warnings, observers: () => observers, close: dom.close };
};

for (const attributes of ['', 'data-when="visible"'])
  test(`with ${attributes || 'no data-when'} a placeholder is due once, when it intersects the viewport`, async () => {
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

test('each placeholder is due on its own, and all share one observer', async () => {
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

test('a placeholder that is scheduled again is due again', async () => {
  const { dom, host, due, wait, close } = await open();
  wait();
  dom.intersect(host);
  wait();
  dom.intersect(host);
  assert.equal(due, ['a', 'a']);
  await close();
});

test('data-when="now" is due at once, out of view', async () => {
  const { dom, host, due, wait, close } = await open('data-when="now"');
  wait();
  assert.equal(due, ['a']);
  assert.not(dom.isObserved(host));
  await close();
});

test('data-when="idle" is due when the browser is idle, out of view', async () => {
  const { dom, host, due, wait, close } = await open('data-when="idle"');
  wait();
  assert.equal(due, []);
  dom.idle();
  assert.equal(due, ['a']);
  assert.not(dom.isObserved(host));
  await close();
});

test('data-when="idle" is due in the next task if there is no requestIdleCallback', async () => {
  const { due, wait, close } = await open('data-when="idle"');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const clock = useClock();
  wait();
  assert.equal(due, []);
  await clock.advance(1);
  assert.equal(due, ['a']);
  await close();
});

test('a placeholder that records the first campaign is due when idle, unless it has data-when', async () => {
  const FIRST_TOUCH = 'data-attribution="first-touch"';
  for (const [attributes, expected] of [
    [FIRST_TOUCH, ['a']],
    [`${FIRST_TOUCH} data-when="visible"`, []],
    ['data-attribution="none"', []],
  ] as const) {
    const { dom, due, wait, close } = await open(attributes);
    wait();
    dom.idle();
    assert.equal(due, expected, attributes);
    await close();
  }
});

for (const value of ['soon', '', 'Now', 'now '])
  test(`the invalid data-when="${value}" acts as visible`, async () => {
    const { dom, host, due, wait, close } = await open(`data-when="${value}"`);
    wait();
    assert.equal(due, []);
    dom.intersect(host);
    assert.equal(due, ['a']);
    await close();
  });

test('a placeholder with display:contents, which never intersects, is due at once', async () => {
  const { due, wait, close } = await open('style="display: contents"');
  wait();
  assert.equal(due, ['a']);
  await close();
});

test.run();
