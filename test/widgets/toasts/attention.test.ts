import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openToasts, SENT } from './open-toasts';

type Page = Awaited<ReturnType<typeof openToasts>>;
const LONG_MS = 60_000;

const PAUSES: Record<string, [begin: (page: Page) => Promise<void>, end: (page: Page) => Promise<void>]> = {
  'the mouse is over it': [
    (page) => page.firePointer('pointerenter', page.region(), { pointerType: 'mouse' }),
    (page) => page.firePointer('pointerleave', page.region(), { pointerType: 'mouse' }),
  ],
  'a finger presses it': [
    (page) => page.firePointer('pointerdown', page.cards()[0] as Element, { pointerType: 'touch' }),
    (page) => page.firePointer('pointerup', page.cards()[0] as Element, { pointerType: 'touch' }),
  ],
  'it has the focus': [
    async (page) => {
      page.closeOf(0).focus();
      await page.fire('focusin', page.closeOf(0));
    },
    async (page) => {
      page.closeOf(0).blur();
      await page.fire('focusout', page.closeOf(0));
    },
  ],
  'another window has the focus': [(page) => page.fire('blur'), (page) => page.fire('focus')],
};

for (const [what, [begin, end]] of Object.entries(PAUSES))
  test(`the timer of a toast is paused while ${what}`, async () => {
    const page = await openToasts();
    await page.show(SENT);
    await page.advance(3000);
    await begin(page);
    await page.advance(LONG_MS);
    assert.equal(page.texts(), ['Sent']);
    await end(page);
    await page.advance(1999);
    assert.equal(page.texts(), ['Sent']);
    await page.advance(1);
    assert.equal(page.texts(), []);
    await page.close();
  });

test('a touch pointer that enters a toast does not pause its timer', async () => {
  const page = await openToasts();
  await page.show(SENT);
  await page.firePointer('pointerenter', page.region(), { pointerType: 'touch' });
  await page.advance(5000);
  assert.equal(page.texts(), []);
  await page.close();
});

test('the timer of a toast that is shown while another window has the focus is paused', async () => {
  const page = await openToasts({
    before: () => {
      document.hasFocus = () => false;
    },
  });
  await page.show(SENT);
  await page.advance(LONG_MS);
  assert.equal(page.texts(), ['Sent']);
  await page.fire('focus');
  await page.advance(5000);
  assert.equal(page.texts(), []);
  await page.close();
});

const WIDTH = 320;

const drag = async (page: Page, by: number, end = 'pointerup') => {
  const card = page.cards()[0] as HTMLElement;
  Object.defineProperty(card, 'offsetWidth', { value: WIDTH });
  await page.firePointer('pointerdown', card, { clientX: 500 });
  await page.firePointer('pointermove', card, { clientX: 500 + by });
  const { transform } = card.style;
  await page.firePointer(end, card, { clientX: 500 + by });
  return { card, transform };
};

for (const by of [256, -256, 300])
  test(`a toast of ${WIDTH} px that is dragged by ${by} px follows the pointer and closes`, async () => {
    const page = await openToasts();
    await page.show(SENT);
    assert.is((await drag(page, by)).transform, `translateX(${by}px)`);
    assert.equal(page.texts(), []);
    await page.advance(500);
    assert.is(page.rendered().length, 0);
    await page.close();
  });

for (const by of [255, -255, 3])
  test(`a toast of ${WIDTH} px that is dragged by ${by} px springs back`, async () => {
    const page = await openToasts();
    await page.show(SENT);
    const { card } = await drag(page, by);
    assert.equal(page.texts(), ['Sent']);
    assert.is(card.style.transform, '');
    assert.not(card.hasAttribute('data-dragged'));
    await page.close();
  });

test('a drag that the browser turns into a scroll springs back', async () => {
  const page = await openToasts();
  await page.show(SENT);
  const { card } = await drag(page, 300, 'pointercancel');
  assert.equal(page.texts(), ['Sent']);
  assert.is(card.style.transform, '');
  await page.close();
});

test('the close button and the right mouse button do not drag a toast', async () => {
  const page = await openToasts();
  await page.show(SENT);
  const card = page.cards()[0] as HTMLElement;
  await page.firePointer('pointerdown', page.closeOf(0), { clientX: 0 });
  await page.firePointer('pointermove', card, { clientX: 300 });
  assert.is(card.style.transform, '');
  await page.firePointer('pointerdown', card, { clientX: 0, button: 2 });
  await page.firePointer('pointermove', card, { clientX: 300 });
  assert.is(card.style.transform, '');
  await page.close();
});

test.run();
