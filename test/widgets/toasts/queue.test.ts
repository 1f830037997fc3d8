import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Toast } from '../../../widgets/shared/toast/toast';
import { COPY } from '../../../widgets/toasts/copy';
import { openToasts, SENT } from './open-toasts';

const numbered = (...numbers: number[]) =>
  numbers.map((number): Toast => ({ type: 'info', text: `Toast ${number}` }));
const textsOf = (...numbers: number[]) => numbered(...numbers).map(({ text }) => text);

test('a toast is shown for 5000 ms, animates out for 500 ms and is removed', async () => {
  const page = await openToasts();
  assert.equal(await page.show(SENT), [true]);
  assert.equal(page.texts(), ['Sent']);
  await page.advance(4999);
  assert.equal(page.texts(), ['Sent']);
  await page.advance(1);
  assert.equal(page.texts(), []);
  assert.is(page.rendered().length, 1);
  await page.advance(499);
  assert.is(page.rendered().length, 1);
  await page.advance(1);
  assert.is(page.rendered().length, 0);
  assert.is(page.clock.pending(), 0);
  await page.close();
});

test('with reduced motion a toast is removed without animation', async () => {
  const page = await openToasts({ reducedMotion: true });
  await page.show(SENT);
  await page.advance(5000);
  assert.is(page.rendered().length, 0);
  await page.close();
});

test('a toast can have its own time, and with 0 it stays until it is closed', async () => {
  const page = await openToasts();
  await page.show({ ...SENT, autoCloseMs: 2000 }, { type: 'error', text: 'Stays', autoCloseMs: 0 });
  await page.advance(2000);
  assert.equal(page.texts(), ['Stays']);
  await page.advance(3_600_000);
  assert.equal(page.texts(), ['Stays']);
  await page.click(page.closeOf(0));
  assert.equal(page.texts(), []);
  await page.advance(500);
  // The widget must set no timer for 2 ** 31 ms, because setTimeout stores a delay as a signed 32-bit number. The delay
  // is too large for that, so the timer would fire at once.
  await page.show({ ...SENT, autoCloseMs: 2 ** 31 });
  assert.is(page.clock.pending(), 0);
  await page.close();
});

test('three toasts are shown; the others wait, and their timers start when they are shown', async () => {
  const page = await openToasts();
  await page.show(...numbered(1, 2, 3, 4, 5));
  assert.equal(page.texts(), textsOf(1, 2, 3));
  await page.advance(4000);
  await page.click(page.closeOf(1));
  await page.advance(500);
  assert.equal(page.texts(), textsOf(1, 3, 4));
  await page.advance(1000);
  assert.equal(page.texts(), textsOf(4, 5));
  await page.advance(3000);
  assert.equal(page.texts(), textsOf(4, 5));
  await page.advance(2000);
  assert.equal(page.texts(), []);
  await page.close();
});

test('a repeated message is counted on its toast, whose timer restarts', async () => {
  const page = await openToasts();
  await page.show(SENT);
  await page.advance(4000);
  await page.show(SENT, SENT);
  assert.equal(page.texts(), [`Sent ${COPY.times(3)}`]);
  await page.advance(4999);
  assert.equal(page.texts(), [`Sent ${COPY.times(3)}`]);
  await page.advance(1);
  assert.equal(page.texts(), []);
  await page.close();
});

test('the same message with another type, or while its toast closes, is a new toast', async () => {
  const page = await openToasts();
  await page.show(SENT, { ...SENT, type: 'error' });
  assert.equal(page.texts(), ['Sent', 'Sent']);
  await page.advance(5000);
  await page.show(SENT);
  assert.equal(page.texts(), ['Sent']);
  await page.close();
});

test('a toast with the same id is updated in place', async () => {
  const page = await openToasts();
  await page.show({ type: 'info', text: 'Sending', id: 'a', autoCloseMs: 0 }, ...numbered(1));
  await page.show({ type: 'info', text: 'Sent', id: 'a' });
  assert.equal(page.texts(), ['Sent', 'Toast 1']);
  await page.advance(5000);
  assert.equal(page.texts(), []);
  await page.close();
});

const INVALID: [what: string, toast: unknown][] = [
  ['nothing', undefined],
  ['no text', { type: 'info' }],
  ['blank text', { type: 'info', text: ' ' }],
  ['text that is not a string', { type: 'info', text: { toString: () => 'x' } }],
];

for (const [what, toast] of INVALID)
  test(`an event with ${what} is not handled`, async () => {
    const page = await openToasts();
    assert.equal(await page.show(toast), [false]);
    assert.equal(page.texts(), []);
    assert.equal(page.errors, []);
    await page.close();
  });

test('invalid properties of a toast are replaced by their defaults', async () => {
  const page = await openToasts();
  await page.show({ type: 'loud', text: 'Sent', position: 'left', autoCloseMs: '1' });
  assert.ok(page.find('.toasts__card--info.toasts__card--top-right'));
  await page.advance(4999);
  assert.equal(page.texts(), ['Sent']);
  await page.close();
});

test('a toast that another widget has handled is not shown', async () => {
  const page = await openToasts();
  const event = new CustomEvent('broker:toast', { detail: SENT, cancelable: true });
  event.preventDefault();
  document.dispatchEvent(event);
  assert.equal(page.texts(), []);
  await page.close();
});

test.run();
