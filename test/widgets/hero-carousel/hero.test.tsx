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

test('it shows one slide, goes on every 2500 ms and round', async () => {
  const page = await open();
  assert.equal(page.seen(), [1]);
  await page.wait(2500);
  assert.equal(page.seen(), [2]);
  assert.is(page.first(), 1);
  await page.wait(2500);
  assert.equal(page.seen(), [1]);
  assert.is(page.first(), 2, 'the first slide comes from the right');
  await page.wait(300);
  assert.is(page.first(), 0);
  await page.close();
});

test('it is a carousel with a name, and its slides are named', async () => {
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

test('the dots tell and choose the slide', async () => {
  const page = await open({ slides: 3 });
  assert.equal(dots(page), ['true', null, null]);
  await page.press(COPY.slide(3));
  assert.equal(dots(page), [null, null, 'true']);
  assert.equal(page.seen(), [3]);
  assert.is(page.said(), COPY.reached(3, 3, 'Cover 3'));
  await page.close();
});

test('a mouse over it holds it, and a finger does not', async () => {
  const page = await open();
  const root = page.find('[role=group]');
  await page.fire(root, 'pointerenter', { pointerType: 'mouse' });
  await page.wait(9000);
  assert.equal(page.seen(), [1]);
  assert.ok(page.hasButton(COPY.pause));
  await page.fire(root, 'pointerleave', { pointerType: 'mouse' });
  await page.fire(root, 'pointerenter', { pointerType: 'touch' });
  await page.wait(2500);
  assert.equal(page.seen(), [2]);
  await page.close();
});

test('the focus in it holds it', async () => {
  const page = await open({ prerendered: {} });
  await act(async () => page.button(COPY.next).focus());
  await page.wait(9000);
  assert.equal(page.seen(), [1]);
  await act(async () => page.button(COPY.next).blur());
  await page.wait(2500);
  assert.equal(page.seen(), [2]);
  await page.close();
});

test('a tab that is not seen holds it', async () => {
  const page = await open();
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    return page.fire(document, 'visibilitychange');
  };
  await hide(true);
  await page.wait(9000);
  assert.equal(page.seen(), [1]);
  await hide(false);
  await page.wait(2500);
  assert.equal(page.seen(), [2]);
  await page.close();
});

test('off the screen it is held', async () => {
  const page = await open();
  await act(async () => page.dom.intersect(page.find('[role=group]'), false));
  await page.wait(9000);
  assert.equal(page.seen(), [1]);
  await act(async () => page.dom.intersect(page.find('[role=group]')));
  await page.wait(2500);
  assert.equal(page.seen(), [2]);
  await page.close();
});

test('with reduced motion it plays only when told to, and slides change at once', async () => {
  const page = await open({ reducedMotion: true });
  await page.wait(9000);
  assert.equal(page.seen(), [1]);
  await page.press(COPY.play);
  await page.wait(2200);
  assert.equal(page.seen(), [2]);
  assert.match(page.find(PARTS.slidesFrame).style.transition, /^(transform 0ms.*)?$/);
  await page.close();
});

test('its only slide stands still, without controls to use', async () => {
  const page = await open({ slides: 1 });
  assert.not(page.isLive());
  await page.wait(9000);
  assert.equal(page.seen(), [1]);
  await page.close();
});

test('controls over the slides take the colours of the one that is shown', async () => {
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

test('a row that was scrolled before scripts came stays at its slide', async () => {
  const page = await open({
    prerendered: {},
    slides: 3,
    before: (host) => {
      const track = host.querySelector(PARTS.slidesTrack) as HTMLElement;
      Object.defineProperty(track, 'clientWidth', { value: 360 });
      track.scrollLeft = 355;
    },
  });
  assert.equal(page.seen(), [2]);
  assert.is(page.first(), 1);
  assert.is(page.track().scrollLeft, 0);
  await page.close();
});

test('prerendered, it is taken over where it stands', async () => {
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
