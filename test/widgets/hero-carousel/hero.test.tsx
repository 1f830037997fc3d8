import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/shared/carousel/slides-copy';
import { PARTS } from '../../support/parts';
import { openSlides } from '../shared/carousel/slides-page';

type Page = Partial<Parameters<typeof openSlides>[0]>;
const open = (page: Page = {}) => openSlides({ widget: 'hero-carousel', slides: 2, ...page });

const dots = ({ items, button }: Awaited<ReturnType<typeof open>>) =>
  items().map((_, at) => button(COPY.slide(at + 1)).getAttribute('aria-current'));

test('the carousel shows one slide, advances every 2500 ms and wraps around', async () => {
  const page = await open();
  assert.equal(page.visibleSlides(), [1]);
  await page.wait(2500);
  assert.equal(page.visibleSlides(), [2]);
  assert.is(page.first(), 1);
  await page.wait(2500);
  assert.equal(page.visibleSlides(), [1]);
  assert.is(page.first(), 2, 'the first slide enters from the right');
  await page.wait(300);
  assert.is(page.first(), 0);
  await page.close();
});

test('the carousel and its slides have accessible names', async () => {
  const page = await open({ attributes: 'data-label="What we do"' });
  const root = page.find('[role=group]');
  assert.equal(
    ['role', 'aria-roledescription', 'aria-label'].map((name) => root.getAttribute(name)),
    ['group', COPY.carousel, 'What we do'],
  );
  assert.equal(
    page.items().map((item) => item.getAttribute('aria-label')),
    ['1 of 2', '2 of 2'],
  );
  await page.close();
});

test('the dots show and select the current slide', async () => {
  const page = await open({ slides: 3 });
  assert.equal(dots(page), ['true', null, null]);
  await page.press(COPY.slide(3));
  assert.equal(dots(page), [null, null, 'true']);
  assert.equal(page.visibleSlides(), [3]);
  assert.is(page.announcement(), COPY.reached(3, 3, 'Cover 3'));
  await page.close();
});

test('hovering with the mouse pauses the rotation, touching does not', async () => {
  const page = await open();
  const root = page.find('[role=group]');
  await page.fire(root, 'pointerenter', { pointerType: 'mouse' });
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1]);
  assert.ok(page.hasButton(COPY.pause));
  await page.fire(root, 'pointerleave', { pointerType: 'mouse' });
  await page.fire(root, 'pointerenter', { pointerType: 'touch' });
  await page.wait(2500);
  assert.equal(page.visibleSlides(), [2]);
  await page.close();
});

test('the focus inside pauses the rotation', async () => {
  const page = await open({ prerendered: {} });
  await act(async () => page.button(COPY.next).focus());
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1]);
  await act(async () => page.button(COPY.next).blur());
  await page.wait(2500);
  assert.equal(page.visibleSlides(), [2]);
  await page.close();
});

test('a hidden tab pauses the rotation', async () => {
  const page = await open();
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    return page.fire(document, 'visibilitychange');
  };
  await hide(true);
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1]);
  await hide(false);
  await page.wait(2500);
  assert.equal(page.visibleSlides(), [2]);
  await page.close();
});

test('the rotation pauses while the carousel is out of view', async () => {
  const page = await open();
  await act(async () => page.dom.intersect(page.find('[role=group]'), false));
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1]);
  await act(async () => page.dom.intersect(page.find('[role=group]')));
  await page.wait(2500);
  assert.equal(page.visibleSlides(), [2]);
  await page.close();
});

test('the rotation stays paused after a carousel was in view for a moment', async () => {
  const page = await open();
  await act(async () => page.dom.intersect(page.find('[role=group]'), true, false));
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1]);
  await page.close();
});

test('with reduced motion the rotation starts only with Play, and slides change without animation', async () => {
  const page = await open({ reducedMotion: true });
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1]);
  await page.press(COPY.play);
  await page.wait(2200);
  assert.equal(page.visibleSlides(), [2]);
  assert.match(page.find(PARTS.slidesFrame).style.transition, /^(transform 0ms.*)?$/);
  await page.close();
});

test('a single slide does not move and has no controls', async () => {
  const page = await open({ slides: 1 });
  assert.not(page.isLive());
  await page.wait(9000);
  assert.equal(page.visibleSlides(), [1]);
  await page.close();
});

test('controls over the slides use the colours of the current slide', async () => {
  const slide = (colour: string) =>
    `<li><div style="color: ${colour}; --broker-focus: ${colour}">x</div></li>`;
  const page = await open({
    attributes: 'data-controls="over"',
    slides: `<ul>${slide('rgb(255, 255, 255)')}${slide('rgb(1, 2, 3)')}</ul>`,
  });
  const { style } = page.find(PARTS.slidesControls);
  assert.is(style.color, 'rgb(255, 255, 255)');
  await page.press(COPY.next);
  assert.is(style.color, 'rgb(1, 2, 3)');
  assert.is(style.getPropertyValue('--broker-focus'), 'rgb(1, 2, 3)');
  await page.close();
});

test('a track that was scrolled before hydration stays at its slide', async () => {
  const page = await open({
    prerendered: {},
    slides: 3,
    before: (host) => {
      const track = host.querySelector(PARTS.slidesTrack) as HTMLElement;
      Object.defineProperty(track, 'clientWidth', { value: 360 });
      track.scrollLeft = 355;
    },
  });
  assert.equal(page.visibleSlides(), [2]);
  assert.is(page.first(), 1);
  assert.is(page.track().scrollLeft, 0);
  await page.close();
});

test('prerendered markup is hydrated in place', async () => {
  let nodes: Element[] = [];
  const page = await open({
    prerendered: { controls: 'over' },
    before: (host) => {
      nodes = [...host.querySelectorAll('*')];
    },
  });
  assert.equal([...page.host.querySelectorAll('*')], nodes);
  assert.equal(dots(page), ['true', null]);
  assert.equal(page.logged, []);
  await act(async () => page.mounted.unmount());
  assert.is(page.host.innerHTML, page.html);
  await page.close();
});

test.run();
