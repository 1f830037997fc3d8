import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openToasts, SENT } from './open-toasts';

type Page = Awaited<ReturnType<typeof openToasts>>;
const LATER = 60_000;

const PAUSES: Record<string, [begin: (page: Page) => Promise<void>, end: (page: Page) => Promise<void>]> = {
  'the mouse is over it': [
    (page) => page.point('pointerenter', page.region(), { pointerType: 'mouse' }),
    (page) => page.point('pointerleave', page.region(), { pointerType: 'mouse' }),
  ],
  'a finger holds it': [
    (page) => page.point('pointerdown', page.cards()[0] as Element, { pointerType: 'touch' }),
    (page) => page.point('pointerup', page.cards()[0] as Element, { pointerType: 'touch' }),
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
  'another window is used': [(page) => page.fire('blur'), (page) => page.fire('focus')],
};

for (const [what, [begin, end]] of Object.entries(PAUSES))
  test(`the time of a toast stands still while ${what}`, async () => {
    const page = await openToasts();
    await page.show(SENT);
    await page.pass(3000);
    await begin(page);
    await page.pass(LATER);
    assert.equal(page.words(), ['Sent']);
    await end(page);
    await page.pass(1999);
    assert.equal(page.words(), ['Sent']);
    await page.pass(1);
    assert.equal(page.words(), []);
    await page.close();
  });

test('a finger that is lifted is no longer over a toast', async () => {
  const page = await openToasts();
  await page.show(SENT);
  await page.point('pointerenter', page.region(), { pointerType: 'touch' });
  await page.pass(5000);
  assert.equal(page.words(), []);
  await page.close();
});

test('a toast that comes while another window is used waits', async () => {
  const page = await openToasts({
    before: () => {
      document.hasFocus = () => false;
    },
  });
  await page.show(SENT);
  await page.pass(LATER);
  assert.equal(page.words(), ['Sent']);
  await page.fire('focus');
  await page.pass(5000);
  assert.equal(page.words(), []);
  await page.close();
});

const WIDTH = 320;

const drag = async (page: Page, by: number, end = 'pointerup') => {
  const card = page.cards()[0] as HTMLElement;
  Object.defineProperty(card, 'offsetWidth', { value: WIDTH });
  await page.point('pointerdown', card, { clientX: 500 });
  await page.point('pointermove', card, { clientX: 500 + by });
  const { transform } = card.style;
  await page.point(end, card, { clientX: 500 + by });
  return { card, transform };
};

for (const by of [256, -256, 300])
  test(`dragged by ${by} px of ${WIDTH} a toast follows and goes`, async () => {
    const page = await openToasts();
    await page.show(SENT);
    assert.is((await drag(page, by)).transform, `translateX(${by}px)`);
    assert.equal(page.words(), []);
    await page.pass(500);
    assert.is(page.drawn().length, 0);
    await page.close();
  });

for (const by of [255, -255, 3])
  test(`dragged by ${by} px of ${WIDTH} a toast springs back`, async () => {
    const page = await openToasts();
    await page.show(SENT);
    const { card } = await drag(page, by);
    assert.equal(page.words(), ['Sent']);
    assert.is(card.style.transform, '');
    assert.not(card.hasAttribute('data-dragged'));
    await page.close();
  });

test('a drag that the browser takes for a scroll springs back', async () => {
  const page = await openToasts();
  await page.show(SENT);
  const { card } = await drag(page, 300, 'pointercancel');
  assert.equal(page.words(), ['Sent']);
  assert.is(card.style.transform, '');
  await page.close();
});

test('the close button and the right mouse button drag nothing', async () => {
  const page = await openToasts();
  await page.show(SENT);
  const card = page.cards()[0] as HTMLElement;
  await page.point('pointerdown', page.closeOf(0), { clientX: 0 });
  await page.point('pointermove', card, { clientX: 300 });
  assert.is(card.style.transform, '');
  await page.point('pointerdown', card, { clientX: 0, button: 2 });
  await page.point('pointermove', card, { clientX: 300 });
  assert.is(card.style.transform, '');
  await page.close();
});

test.run();
