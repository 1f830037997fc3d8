import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Toast } from '../../../widgets/shared/toast/toast';
import { COPY } from '../../../widgets/toasts/copy';
import { openToasts, SENT } from './open-toasts';

const numbered = (...numbers: number[]) =>
  numbers.map((number): Toast => ({ type: 'info', text: `Toast ${number}` }));
const wordsOf = (...numbers: number[]) => numbered(...numbers).map(({ text }) => text);

test('a toast is shown for 5000 ms, leaves for 500 ms and is gone', async () => {
  const page = await openToasts();
  assert.equal(await page.show(SENT), [true]);
  assert.equal(page.words(), ['Sent']);
  await page.pass(4999);
  assert.equal(page.words(), ['Sent']);
  await page.pass(1);
  assert.equal(page.words(), []);
  assert.is(page.drawn().length, 1);
  await page.pass(499);
  assert.is(page.drawn().length, 1);
  await page.pass(1);
  assert.is(page.drawn().length, 0);
  assert.is(page.clock.pending(), 0);
  await page.close();
});

test('with reduced motion a toast is gone at once', async () => {
  const page = await openToasts({ reducedMotion: true });
  await page.show(SENT);
  await page.pass(5000);
  assert.is(page.drawn().length, 0);
  await page.close();
});

test('a toast may have a time of its own, and 0 is until it is closed', async () => {
  const page = await openToasts();
  await page.show({ ...SENT, autoCloseMs: 2000 }, { type: 'error', text: 'Stays', autoCloseMs: 0 });
  await page.pass(2000);
  assert.equal(page.words(), ['Stays']);
  await page.pass(3_600_000);
  assert.equal(page.words(), ['Stays']);
  await page.click(page.closeOf(0));
  assert.equal(page.words(), []);
  await page.close();
});

test('three are shown; the rest waits, and its time begins as it is shown', async () => {
  const page = await openToasts();
  await page.show(...numbered(1, 2, 3, 4, 5));
  assert.equal(page.words(), wordsOf(1, 2, 3));
  await page.pass(4000);
  await page.click(page.closeOf(1));
  await page.pass(500);
  assert.equal(page.words(), wordsOf(1, 3, 4));
  await page.pass(1000);
  assert.equal(page.words(), wordsOf(4, 5));
  await page.pass(3000);
  assert.equal(page.words(), wordsOf(4, 5));
  await page.pass(2000);
  assert.equal(page.words(), []);
  await page.close();
});

test('the same words again are counted on their toast, whose time starts anew', async () => {
  const page = await openToasts();
  await page.show(SENT);
  await page.pass(4000);
  await page.show(SENT, SENT);
  assert.equal(page.words(), [`Sent ${COPY.times(3)}`]);
  await page.pass(4999);
  assert.equal(page.words(), [`Sent ${COPY.times(3)}`]);
  await page.pass(1);
  assert.equal(page.words(), []);
  await page.close();
});

test('the same words of another type, or once they are leaving, are another toast', async () => {
  const page = await openToasts();
  await page.show(SENT, { ...SENT, type: 'error' });
  assert.equal(page.words(), ['Sent', 'Sent']);
  await page.pass(5000);
  await page.show(SENT);
  assert.equal(page.words(), ['Sent']);
  await page.close();
});

test('a toast of the same id is changed in place', async () => {
  const page = await openToasts();
  await page.show({ type: 'info', text: 'Sending', id: 'a', autoCloseMs: 0 }, ...numbered(1));
  await page.show({ type: 'info', text: 'Sent', id: 'a' });
  assert.equal(page.words(), ['Sent', 'Toast 1']);
  await page.pass(5000);
  assert.equal(page.words(), []);
  await page.close();
});

const REFUSED: [what: string, toast: unknown][] = [
  ['nothing', undefined],
  ['no words', { type: 'info' }],
  ['blank words', { type: 'info', text: ' ' }],
  ['words that are none', { type: 'info', text: { toString: () => 'x' } }],
];

for (const [what, toast] of REFUSED)
  test(`an event with ${what} is left to others`, async () => {
    const page = await openToasts();
    assert.equal(await page.show(toast), [false]);
    assert.equal(page.words(), []);
    assert.equal(page.errors, []);
    await page.close();
  });

test('what is not known of a toast has its default', async () => {
  const page = await openToasts();
  await page.show({ type: 'loud', text: 'Sent', position: 'left', autoCloseMs: '1' });
  assert.ok(page.find('.toasts__card--info.toasts__card--top-right'));
  await page.pass(4999);
  assert.equal(page.words(), ['Sent']);
  await page.close();
});

test('a toast that another widget has taken is not shown twice', async () => {
  const page = await openToasts();
  const event = new CustomEvent('broker:toast', { detail: SENT, cancelable: true });
  event.preventDefault();
  document.dispatchEvent(event);
  assert.equal(page.words(), []);
  await page.close();
});

test.run();
