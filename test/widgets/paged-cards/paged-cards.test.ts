import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/paged-cards/copy';
import { STILL_MS } from '../../../widgets/paged-cards/limits';
import { useClock } from '../../support/clock';
import { actAndReturn } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import {
  createElement,
  isPreact,
  openPlaceholder,
  type PlaceholderPage,
  prerender,
} from '../open-placeholder';

const { PagedCards } = await importForBuild<typeof import('../../../widgets/paged-cards/PagedCards')>(
  'widgets/paged-cards/PagedCards.tsx',
);

const NAMES = ['audit', 'claims', 'pricing', 'renewal', 'advice', 'survey', 'training'];

const FALLBACK = (attributes = '', cards = 7) =>
  `<div data-broker-widget="paged-cards" ${attributes}><ul>${NAMES.slice(0, cards)
    .map((name) => `<li><a href="/${name}">${name}</a></li>`)
    .join('')}</ul></div>`;

const PRERENDERED = (cards = 7) =>
  prerender(
    { 'data-broker-widget': 'paged-cards', 'data-rule': 'services', 'data-label': 'Services' },
    createElement(
      PagedCards,
      { rule: 'services', label: 'Services', cards, prerendered: true },
      createElement(
        'ul',
        null,
        NAMES.slice(0, cards).map((name) => createElement('li', { key: name }, name)),
      ),
    ),
  );

const CARD_PX = 100;
const arrows: readonly string[] = [COPY.previous, COPY.next];

/** Opens a page whose row shows `inView` cards at a time. Simulates the sizes, because happy-dom has no layout. */
const open = async (
  markup = FALLBACK(),
  { inView = 3, width = 1280, ...options }: PlaceholderPage & { inView?: number } = {},
) => {
  let clock!: ReturnType<typeof useClock>;
  let left = 0;
  const page = await openPlaceholder(markup, {
    ...options,
    width,
    before: (host) => {
      clock = useClock();
      const px = (count: number) => ({ get: () => count * CARD_PX, configurable: true });
      Object.defineProperties(HTMLElement.prototype, {
        scrollWidth: px(host.querySelectorAll('li').length),
        clientWidth: px(inView),
        scrollLeft: { get: () => left, configurable: true },
        scrollTo: {
          value: (to: ScrollToOptions) => {
            left = to.left ?? 0;
          },
          configurable: true,
        },
      });
      options.before?.(host);
    },
  });
  const view = () => page.find('[role=group]');
  const dots = () =>
    page.all('button').filter((button) => !arrows.includes(`${button.getAttribute('aria-label')}`));
  return {
    ...page,
    clock,
    view,
    dots,
    labels: () => page.all('button').map((button) => button.getAttribute('aria-label')),
    current: () =>
      dots().flatMap((dot, index) => (dot.getAttribute('aria-current') === 'true' ? index + 1 : [])),
    announcement: () => page.find('[role=status]').textContent,
    choose: (label: string) => page.click(page.button(label)),
    /** Returns the index of the first card in view. */
    first: () => left / CARD_PX,
    /**
     * Simulates a swipe that scrolls the row to the card with the index `first`. Then advances the clock by `STILL_MS`:
     * after the row has been still for this time, the widget regards the scrolling as finished.
     */
    swipe: async (first: number) => {
      left = first * CARD_PX;
      await page.fire('scroll', view());
      await actAndReturn(() => clock.advance(STILL_MS));
    },
    resize: (to: number) => {
      window.innerWidth = to;
      return page.fire('resize');
    },
  };
};

const WAYS = { 'in a shadow root': FALLBACK(), prerendered: PRERENDERED() };

for (const [way, markup] of Object.entries(WAYS)) {
  test(`${way}, there are arrows and a dot for each set`, async () => {
    const page = await open(markup);
    assert.equal(page.labels(), [COPY.previous, ...[1, 2, 3].map((set) => COPY.set(set, 3)), COPY.next]);
    assert.equal(page.current(), [1]);
    assert.equal(page.errors, []);
    await page.close();
  });

  test(`${way}, next and previous move by a set and wrap around`, async () => {
    const page = await open(markup);
    for (const [label, set, first] of [
      [COPY.next, 2, 3],
      [COPY.next, 3, 4],
      [COPY.next, 1, 0],
      [COPY.previous, 3, 4],
      [COPY.previous, 2, 3],
    ] as const) {
      await page.choose(label);
      assert.equal(page.current(), [set]);
      assert.is(page.first(), first);
    }
    await page.close();
  });

  test(`${way}, a dot shows its set`, async () => {
    const page = await open(markup);
    await page.choose(COPY.set(3, 3));
    assert.equal(page.current(), [3]);
    assert.is(page.first(), 4);
    await page.close();
  });

  test(`${way}, scrolling by hand makes the set in view the current one`, async () => {
    const page = await open(markup);
    await page.swipe(2.9);
    assert.equal(page.current(), [2]);
    await page.swipe(4);
    assert.equal(page.current(), [3]);
    await page.close();
  });
}

test('from right to left the row scrolls to the left', async () => {
  const page = await open(FALLBACK('style="direction: rtl"'));
  await page.choose(COPY.next);
  assert.is(page.first(), -3);
  await page.swipe(-4);
  assert.equal(page.current(), [3]);
  await page.close();
});

test('the set is announced when it changes, not before', async () => {
  const page = await open();
  assert.is(page.announcement(), '');
  await page.choose(COPY.next);
  assert.is(page.announcement(), COPY.set(2, 3));
  await page.swipe(4);
  assert.is(page.announcement(), COPY.set(3, 3));
  await page.close();
});

test('the current set does not change while the row still moves', async () => {
  const page = await open();
  await page.choose(COPY.set(3, 3));
  await page.fire('scroll', page.view());
  await actAndReturn(() => page.clock.advance(STILL_MS - 1));
  assert.equal(page.current(), [3]);
  await page.close();
});

test('a row that was scrolled before hydration keeps its position, without an announcement', async () => {
  const page = await open(PRERENDERED(), {
    before: () =>
      Object.defineProperty(HTMLElement.prototype, 'scrollLeft', { value: 300, configurable: true }),
  });
  assert.equal(page.current(), [2]);
  assert.is(page.announcement(), '');
  await page.close();
});

test('resizing the window changes the number of sets', async () => {
  const page = await open();
  await page.resize(800);
  assert.is(page.dots().length, 4);
  await page.resize(400);
  assert.is(page.dots().length, 7);
  await page.resize(1400);
  assert.is(page.dots().length, 3);
  await page.close();
});

for (const [rule, sets] of [
  ['services', 3],
  ['products', 2],
  ['features', 2],
] as const)
  test(`data-rule="${rule}" makes ${sets} sets of seven cards at 1280 px`, async () => {
    const page = await open(FALLBACK(`data-rule="${rule}"`));
    assert.is(page.dots().length, sets);
    assert.ok(page.find(`.paged-cards--${rule}`));
    assert.equal(page.warnings, []);
    await page.close();
  });

test('an unknown data-rule logs a warning, and services applies', async () => {
  const page = await open(FALLBACK('data-rule="many"'));
  assert.match(page.warnings[0]?.[0] ?? '', 'data-rule="many" is not one of services,');
  assert.ok(page.find('.paged-cards--services'));
  await page.close();
});

test('a changed data-rule changes the number of sets', async () => {
  const page = await open();
  page.host.dataset.rule = 'products';
  await page.update();
  assert.is(page.dots().length, 2);
  await page.close();
});

test('with more than six sets a number is shown beside the dots, for screens too narrow for them', async () => {
  const page = await open(FALLBACK(), { width: 360, inView: 1 });
  const numbers = () => page.all('span[aria-hidden]').map(({ textContent }) => textContent);
  assert.equal(numbers(), [COPY.setInShort(1, 7)]);
  assert.ok(page.find('.paged-cards__dots--many'));
  await page.resize(1280);
  assert.equal(numbers(), []);
  await page.close();
});

test('with only one set there are no controls, no space for them and no extra Tab stop', async () => {
  for (const markup of [FALLBACK('', 3), PRERENDERED(3)]) {
    const page = await open(markup);
    assert.equal(page.labels(), []);
    assert.ok(page.find('.paged-cards--one-from-1024'));
    assert.not(page.view().hasAttribute('tabindex'));
    await page.close();
  }
});

test('the row has a name, and can be scrolled by the keyboard', async () => {
  const page = await open(FALLBACK('data-label="Services"'));
  assert.is(page.view().getAttribute('aria-label'), 'Services');
  assert.is(page.view().tabIndex, 0);
  await page.close();
});

test('the row can be scrolled by keyboard without JavaScript, unless it has only one card', () => {
  assert.match(PRERENDERED(), 'tabindex="0"');
  assert.match(PRERENDERED(2), 'tabindex="0"');
  assert.not.match(PRERENDERED(1), 'tabindex');
});

test('prerendered markup is hydrated unchanged, with space for the controls', async () => {
  let nodes: Element[] = [];
  const page = await open(PRERENDERED(), {
    before: (host) => {
      nodes = [...host.querySelectorAll('*')];
    },
  });
  assert.not(page.host.shadowRoot);
  if (isPreact) assert.is(page.hydratedMarkup, page.markupBefore);
  assert.ok(nodes.every((node) => page.host.contains(node)));
  assert.equal(page.errors, []);
  await page.close();
});

test('in a shadow root the cards are slotted, and unmounting restores them', async () => {
  const page = await open(FALLBACK());
  const [card] = page.host.querySelectorAll('li');
  assert.is(card?.style.scrollSnapAlign, 'start');
  await page.unmount();
  assert.is(card?.style.scrollSnapAlign, '');
  assert.ok(page.find('slot'));
  assert.is(page.clock.pending(), 0);
  await page.fire('resize');
  assert.equal(page.errors, []);
  await page.close();
});

test('a placeholder without cards throws an error', async () => {
  for (const inside of ['', '<ul></ul>'])
    try {
      await openPlaceholder(`<div data-broker-widget="paged-cards">${inside}</div>`);
      assert.unreachable();
    } catch (error) {
      assert.match(`${error}`, 'looked for a <ul> with <li> cards');
    }
});

test.run();
