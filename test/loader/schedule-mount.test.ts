import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { captureConsole } from '../support/capture-console';
import { useClock } from '../support/clock';
import { installDom } from '../support/dom';
import { importFresh } from '../support/import-fresh';

let pages = 0;

/**
 * Opens a page with two elements in which widgets can be mounted. The returned `schedule` schedules the mount in one of
 * them, by default in the first.
 */
const open = async (attributes = '') => {
  const dom = installDom(`<div id="a" ${attributes}></div><div id="b"></div>`);
  const { warnings } = captureConsole();
  const { scheduleMount } = await importFresh<typeof import('../../loader/schedule-mount')>(
    'loader/schedule-mount.ts',
    ++pages,
  );
  let observers = 0;
  const Original = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends Original {
    constructor(...args: ConstructorParameters<typeof Original>) {
      super(...args);
      observers++;
    }
  };
  const [host, other] = document.querySelectorAll('div') as unknown as [HTMLElement, HTMLElement];
  const due: string[] = [];
  const scheduleHost = scheduleMount(({ id }) => due.push(id));
  const schedule = (target = host) => scheduleHost(target);
  return { dom, host, other, due, schedule, warnings, observers: () => observers, close: dom.close };
};

for (const attributes of ['', 'data-when="visible"'])
  test(`with ${attributes || 'no data-when'} a placeholder is due once, when it intersects the viewport`, async () => {
    const { dom, host, due, schedule, warnings, close } = await open(attributes);
    schedule();
    assert.equal(due, []);
    dom.intersect(host, false);
    assert.equal(due, []);
    dom.intersect(host);
    assert.equal(due, ['a']);
    assert.not(dom.isObserved(host));
    assert.equal(warnings, []);
    await close();
  });

test('each placeholder is due separately, and all share one observer', async () => {
  const { dom, host, other, due, schedule, observers, close } = await open();
  schedule(host);
  schedule(other);
  dom.intersect(other);
  assert.equal(due, ['b']);
  dom.intersect(host);
  assert.equal(due, ['b', 'a']);
  assert.is(observers(), 1);
  await close();
});

test('a placeholder that is scheduled again is due again', async () => {
  const { dom, host, due, schedule, close } = await open();
  schedule();
  dom.intersect(host);
  schedule();
  dom.intersect(host);
  assert.equal(due, ['a', 'a']);
  await close();
});

test('data-when="now" is due at once, out of view', async () => {
  const { dom, host, due, schedule, close } = await open('data-when="now"');
  schedule();
  assert.equal(due, ['a']);
  assert.not(dom.isObserved(host));
  await close();
});

for (const when of ['“now”', '‘now’', '„now“', '«now»', '″now″', '&#8220;now&#8221;', 'now\u00a0', ' now'])
  test(`data-when=${JSON.stringify(when)} is data-when="now"`, async () => {
    const { due, schedule, close } = await open(`data-when="${when}"`);
    schedule();
    assert.equal(due, ['a']);
    await close();
  });

test('data-when="idle" is due when the browser is idle, out of view', async () => {
  const { dom, host, due, schedule, close } = await open('data-when="idle"');
  schedule();
  assert.equal(due, []);
  dom.idle();
  assert.equal(due, ['a']);
  assert.not(dom.isObserved(host));
  await close();
});

test('data-when="idle" is due after two seconds in a browser that is never idle', async () => {
  const { due, schedule, close } = await open('data-when="idle"');
  const clock = useClock();
  globalThis.requestIdleCallback = (callback, options) =>
    Number(setTimeout(callback, options?.timeout ?? Number.MAX_SAFE_INTEGER));
  schedule();
  await clock.advance(1_999);
  assert.equal(due, []);
  await clock.advance(1);
  assert.equal(due, ['a']);
  await close();
});

test('data-when="idle" is due in the next task if there is no requestIdleCallback', async () => {
  const { due, schedule, close } = await open('data-when="idle"');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const clock = useClock();
  schedule();
  assert.equal(due, []);
  await clock.advance(1);
  assert.equal(due, ['a']);
  await close();
});

test('a prerendered placeholder waits until the browser is idle, then until it intersects the viewport', async () => {
  const { dom, host, due, schedule, close } = await open('data-prerendered');
  schedule();
  assert.not(dom.isObserved(host));
  dom.idle();
  assert.equal(due, []);
  dom.intersect(host);
  assert.equal(due, ['a']);
  await close();
});

test('a prerendered placeholder with data-when="now" is due at once', async () => {
  const { due, schedule, close } = await open('data-prerendered data-when="now"');
  schedule();
  assert.equal(due, ['a']);
  await close();
});

test('a placeholder that records the first campaign is due when idle, unless it has data-when', async () => {
  const FIRST_TOUCH = 'data-attribution="first-touch"';
  for (const [attributes, expected] of [
    [FIRST_TOUCH, ['a']],
    ['data-attribution="“first-touch”"', ['a']],
    [`${FIRST_TOUCH} data-when="visible"`, []],
    [`${FIRST_TOUCH} data-when="“visible”"`, []],
    ['data-attribution="none"', []],
  ] as const) {
    const { dom, due, schedule, close } = await open(attributes);
    schedule();
    dom.idle();
    assert.equal(due, expected, attributes);
    await close();
  }
});

for (const value of ['soon', '', 'Now', 'unknown'])
  test(`the invalid data-when="${value}" acts as visible`, async () => {
    const { dom, host, due, schedule, close } = await open(`data-when="${value}"`);
    schedule();
    assert.equal(due, []);
    dom.intersect(host);
    assert.equal(due, ['a']);
    await close();
  });

test('a placeholder with display:contents, which never intersects, is due at once', async () => {
  const { due, schedule, close } = await open('style="display: contents"');
  schedule();
  assert.equal(due, ['a']);
  await close();
});

test.run();
