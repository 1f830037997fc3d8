import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/shared/carousel/slides-copy';
import { layOut, openSlides } from '../shared/carousel/slides-page';

const open = (page: Partial<Parameters<typeof openSlides>[0]> = {}) =>
  openSlides({ widget: 'carousel', attributes: 'data-rule="corporate" data-label="Marine"', ...page });

test('three of four slides are seen, and the fourth cannot be met', async () => {
  const page = await open();
  assert.ok(page.isLive());
  assert.equal(page.seen(), [1, 2, 3]);
  assert.is(page.first(), 0);
  assert.equal(page.logged, []);
  await page.close();
});

test('next and previous go round, and always three slides are seen', async () => {
  const page = await open();
  const met: string[] = [];
  for (const name of [
    ...Array.from({ length: 4 }, () => COPY.next),
    ...Array.from({ length: 5 }, () => COPY.previous),
  ]) {
    await page.press(name);
    met.push(page.seen().join(''));
  }
  assert.equal(met, ['234', '134', '124', '123', '124', '134', '234', '123', '124']);
  await page.close();
});

test('the page keeps its own slides, and gets no others', async () => {
  const page = await open();
  const items = page.items();
  await page.press(COPY.previous);
  await page.press(COPY.next);
  assert.equal(page.items(), items);
  await page.close();
});

test('a press is announced with the slide in the middle, and what moves by itself is not', async () => {
  const page = await open();
  assert.is(page.said(), '');
  assert.is(page.find('[aria-live]').getAttribute('aria-live'), 'off');
  await page.press(COPY.next);
  assert.is(page.said(), COPY.reached(3, 4, 'Cover 3'));
  assert.is(page.find('[aria-live]').getAttribute('aria-live'), 'polite');
  await page.wait(2500);
  assert.is(page.said(), '');
  await page.close();
});

test('a corporate carousel goes on after a press', async () => {
  const page = await open();
  await page.press(COPY.next);
  assert.ok(page.hasButton(COPY.pause));
  await page.wait(2200);
  assert.equal(page.seen(), [1, 3, 4]);
  await page.close();
});

test('any other carousel ends once it was moved, and goes on when told to', async () => {
  const page = await open({ attributes: 'data-rule="associates"', slides: 6 });
  await page.wait(2500);
  assert.equal(page.seen(), [2, 3, 4, 5]);
  await page.wait(300);
  await page.press(COPY.previous);
  await page.wait(9000);
  assert.equal(page.seen(), [1, 2, 3, 4]);
  await page.press(COPY.play);
  await page.wait(2200);
  assert.equal(page.seen(), [2, 3, 4, 5]);
  await page.close();
});

test('pause stops it, and the button then says play', async () => {
  const page = await open();
  await page.press(COPY.pause);
  await page.wait(9000);
  assert.equal(page.seen(), [1, 2, 3]);
  assert.ok(page.hasButton(COPY.play));
  assert.not(page.hasButton(COPY.pause));
  await page.close();
});

const SWIPES: [by: number, ms: number, seen: number[]][] = [
  [-6, 0, [2, 3, 4]],
  [6, 0, [1, 2, 4]],
  [-4, 0, [1, 2, 3]],
  [-40, 400, [1, 2, 3]],
  [-61, 400, [2, 3, 4]],
];
for (const [by, ms, seen] of SWIPES)
  test(`a swipe of ${by} px in ${ms} ms shows ${seen}`, async () => {
    const page = await open();
    // Three slides of 100 px and two gaps of 20.
    layOut(page.track(), 340);
    await page.swipe(by, ms);
    assert.equal(page.seen(), seen);
    await page.close();
  });

test('a focus that would be hidden with its slide goes to the row', async () => {
  const page = await open({ prerendered: { rule: 'corporate' }, attributes: '' });
  page.items()[0]?.querySelector('a')?.focus();
  await page.press(COPY.next);
  assert.is(document.activeElement, page.track());
  await page.close();
});

test('taken away, it leaves the page as it was, without a timer', async () => {
  const page = await open();
  await page.press(COPY.previous);
  await act(async () => page.mounted.unmount());
  assert.is(page.host.innerHTML, page.html);
  await page.wait(600);
  assert.is(page.clock.pending(), 0);
  await page.close();
});

test.run();
