import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/shared/carousel/slides-copy';
import { PARTS } from '../../support/parts';
import { layOut, openSlides } from '../shared/carousel/slides-page';

const open = (page: Partial<Parameters<typeof openSlides>[0]> = {}) =>
  openSlides({ widget: 'carousel', attributes: 'data-rule="corporate" data-label="Marine"', ...page });

test('three of four slides are visible, and the fourth is inert', async () => {
  const page = await open();
  assert.ok(page.isLive());
  assert.equal(page.visibleSlides(), [1, 2, 3]);
  assert.is(page.first(), 0);
  assert.equal(page.logged, []);
  await page.close();
});

test('next and previous wrap around, and three slides are always visible', async () => {
  const page = await open();
  const shown: string[] = [];
  for (const name of [
    ...Array.from({ length: 4 }, () => COPY.next),
    ...Array.from({ length: 5 }, () => COPY.previous),
  ]) {
    await page.press(name);
    shown.push(page.visibleSlides().join(''));
  }
  assert.equal(shown, ['234', '134', '124', '123', '124', '134', '234', '123', '124']);
  await page.close();
});

test("moving reuses the page's slides and adds no clones", async () => {
  const page = await open();
  const items = page.items();
  await page.press(COPY.previous);
  await page.press(COPY.next);
  assert.equal(page.items(), items);
  await page.close();
});

test('a button press announces the middle slide; automatic rotation announces nothing', async () => {
  const page = await open();
  assert.is(page.announcement(), '');
  assert.is(page.find('[aria-live]').getAttribute('aria-live'), 'off');
  await page.press(COPY.next);
  assert.is(page.announcement(), COPY.reached(3, 4, 'Cover 3'));
  assert.is(page.find('[aria-live]').getAttribute('aria-live'), 'polite');
  await page.wait(2500);
  assert.is(page.announcement(), '');
  await page.close();
});

test('a corporate carousel continues to rotate after a button press', async () => {
  const page = await open();
  await page.press(COPY.next);
  assert.ok(page.hasButton(COPY.pause));
  await page.wait(2200);
  assert.equal(page.visibleSlides(), [1, 3, 4]);
  await page.close();
});

test('any other carousel stops after a button press, and continues after Play', async () => {
  const page = await open({ attributes: 'data-rule="associates"', slides: 6 });
  await page.wait(2500);
  assert.equal(page.visibleSlides(), [2, 3, 4, 5]);
  await page.wait(300);
  await page.press(COPY.previous);
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1, 2, 3, 4]);
  await page.press(COPY.play);
  await page.wait(2200);
  assert.equal(page.visibleSlides(), [2, 3, 4, 5]);
  await page.close();
});

test('Pause stops the rotation, and the button becomes Play', async () => {
  const page = await open();
  await page.press(COPY.pause);
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1, 2, 3]);
  assert.ok(page.hasButton(COPY.play));
  assert.not(page.hasButton(COPY.pause));
  await page.close();
});

const SWIPES: [by: number, ms: number, visible: number[]][] = [
  [-6, 0, [2, 3, 4]],
  [6, 0, [1, 2, 4]],
  [-4, 0, [1, 2, 3]],
  [-40, 400, [1, 2, 3]],
  [-61, 400, [2, 3, 4]],
];
for (const [by, ms, visible] of SWIPES)
  test(`a swipe of ${by} px in ${ms} ms shows ${visible}`, async () => {
    const page = await open();
    // Make the track wide enough for three slides of 100 px with two gaps of 20 px.
    layOut(page.track(), 340);
    await page.swipe(by, ms);
    assert.equal(page.visibleSlides(), visible);
    await page.close();
  });

test('from right to left the row moves to the right, and so does a swipe to the next slide', async () => {
  const page = await open({ attributes: 'data-rule="corporate" style="direction: rtl"' });
  layOut(page.track(), 340);
  await page.press(COPY.next);
  assert.equal([page.visibleSlides(), page.first()], [[2, 3, 4], -1]);
  // The first slide now comes after the fourth one, so it moves to the left by four slides.
  await page.press(COPY.next);
  assert.match(page.items()[0]?.style.getPropertyValue('translate') ?? '', /\* -4\)$/);
  await page.press(COPY.previous);
  await page.swipe(61, 400);
  assert.equal(page.visibleSlides(), [1, 3, 4]);
  await page.close();
});

test('from right to left a row that was scrolled before scripts ran keeps its position', async () => {
  const page = await open({
    prerendered: { rule: 'corporate' },
    attributes: 'style="direction: rtl"',
    slides: 6,
    before: (host) => {
      const track = host.querySelector(PARTS.slidesTrack) as HTMLElement;
      layOut(track, 340);
      track.scrollLeft = -240;
    },
  });
  assert.equal(page.visibleSlides(), [3, 4, 5]);
  await page.close();
});

test('if the slide with the focus is hidden, the focus moves to the track', async () => {
  const page = await open({ prerendered: { rule: 'corporate' }, attributes: '' });
  page.items()[0]?.querySelector('a')?.focus();
  await page.press(COPY.next);
  assert.is(document.activeElement, page.track());
  await page.close();
});

test('unmounting restores the markup and leaves no timer', async () => {
  const page = await open();
  await page.press(COPY.previous);
  await act(async () => page.mounted.unmount());
  assert.is(page.host.innerHTML, page.html);
  await page.wait(600);
  assert.is(page.clock.pending(), 0);
  await page.close();
});

test.run();
