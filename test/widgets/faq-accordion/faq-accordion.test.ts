import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPreact, openPlaceholder, type PlaceholderPage } from '../open-placeholder';
import { FALLBACK, PRERENDERED } from './questions';

const open = async (markup = FALLBACK(), options: PlaceholderPage = {}) => {
  const page = await openPlaceholder(markup, options);
  const items = () => page.all('details') as HTMLDetailsElement[];
  return {
    ...page,
    items,
    summaries: () => page.all('summary'),
    opened: () => items().flatMap((item) => (item.open ? item.id : [])),
    names: () => items().map((item) => item.getAttribute('name')),
  };
};

const WAYS = { 'in a shadow root': FALLBACK(), prerendered: PRERENDERED() };

for (const [way, markup] of Object.entries(WAYS)) {
  test(`${way}, the items stand as in the markup, with what was open`, async () => {
    const page = await open(markup);
    assert.equal(
      page.summaries().map(({ textContent }) => textContent),
      ['What if I lose it?', 'Who pays?', 'What is <it>?'],
    );
    assert.is(page.items()[0]?.querySelector('p')?.innerHTML, 'Tell us.<br>The same day.');
    assert.equal(
      page.all('li').map(({ innerHTML }) => innerHTML),
      ['the broker<br>at once', 'the insurer'],
    );
    assert.equal(page.opened(), ['lost']);
    assert.equal(page.errors, []);
    await page.close();
  });

  test(`${way}, Up, Down, Home and End go among the questions and stop at the ends`, async () => {
    const page = await open(markup);
    const [first, second, third] = page.summaries();
    first?.focus();
    for (const [key, target, kept] of [
      ['ArrowDown', second, true],
      ['ArrowDown', third, true],
      ['ArrowDown', third, false],
      ['ArrowUp', second, true],
      ['Home', first, true],
      ['ArrowUp', first, false],
      ['End', third, true],
      ['x', third, false],
    ] as const) {
      assert.is(await page.press(key), kept, key);
      assert.is(page.focused(), target, key);
    }
    assert.not(await page.press('Home', { ctrlKey: true }));
    await page.close();
  });

  test(`${way}, a fragment that comes opens its item, scrolls there and gives its question the focus`, async () => {
    const page = await open(markup);
    await page.goTo('#who');
    assert.equal(page.opened(), ['lost', 'who']);
    assert.is(page.scrolledTo[0], page.items()[1]);
    assert.is(page.focused(), page.summaries()[1]);
    await page.goTo('#elsewhere');
    assert.is(page.scrolledTo.length, 1);
    await page.close();
  });

  test(`${way}, before printing all are open, and afterwards as they were`, async () => {
    const page = await open(markup);
    await page.fire('beforeprint');
    await page.fire('beforeprint');
    assert.equal(page.opened(), ['lost', 'who', 'what is it']);
    await page.fire('afterprint');
    assert.equal(page.opened(), ['lost']);
    await page.close();
  });

  test(`${way}, what was opened and closed stays when an attribute changes`, async () => {
    const page = await open(markup);
    const [first, second] = page.items() as [HTMLDetailsElement, HTMLDetailsElement];
    first.open = false;
    second.open = true;
    page.host.dataset.single = 'true';
    await page.update();
    assert.equal(page.opened(), ['who']);
    assert.is(page.items()[1], second);
    await page.close();
  });
}

test('the page that was opened at a fragment has its item open; in a shadow root it scrolls there', async () => {
  const url = 'https://partner.example/faq#what%20is%20it';
  for (const [markup, scrolls] of [
    [FALLBACK(), 1],
    [PRERENDERED(), 0],
  ] as const) {
    const page = await open(markup, { url });
    assert.equal(page.opened(), ['lost', 'what is it']);
    assert.is(page.scrolledTo.length, scrolls);
    assert.not(page.summaries().includes(page.focused() as HTMLElement));
    await page.close();
  }
});

for (const [attributes, group] of [
  ['', null],
  ['data-single="false"', null],
  ['data-single', 'lost'],
  ['data-single="true"', 'lost'],
] as const)
  test(`with ${attributes || 'no data-single'} the items ${group ? 'close each other: one name' : 'have no name'}`, async () => {
    const page = await open(FALLBACK(attributes));
    assert.equal(page.names(), [group, group, group]);
    assert.equal(page.warnings, []);
    await page.close();
  });

test('data-single="yes" warns', async () => {
  const page = await open(FALLBACK('data-single="yes"'));
  assert.is(page.warnings[0]?.[0], 'data-single="yes" is not one of false,true,');
  await page.close();
});

test('while printing, items of one name have none, so that all can be open', async () => {
  const page = await open(FALLBACK('data-single'));
  await page.fire('beforeprint');
  assert.equal(page.names(), [null, null, null]);
  assert.is(page.opened().length, 3);
  await page.fire('afterprint');
  assert.equal(page.names(), ['lost', 'lost', 'lost']);
  assert.equal(page.opened(), ['lost']);
  await page.close();
});

for (const single of [false, true])
  test(`prerendered markup is taken over unchanged${single ? ', with data-single' : ''}`, async () => {
    let nodes: Element[] = [];
    const page = await open(PRERENDERED(single), {
      before: (host) => {
        nodes = [...host.querySelectorAll('*')];
      },
    });
    assert.not(page.host.shadowRoot);
    if (isPreact) assert.is(page.atOnce, page.markupBefore);
    assert.is(page.host.innerHTML, page.markupBefore);
    assert.ok(nodes.every((node, index) => node === page.all('*')[index]));
    assert.equal(page.errors, []);
    await page.close();
  });

test('an item that was opened before the widget came stays open', async () => {
  const page = await open(PRERENDERED(), {
    before: (host) => {
      (host.querySelector('#who') as HTMLDetailsElement).open = true;
    },
  });
  assert.equal(page.opened(), ['lost', 'who']);
  assert.equal(page.errors, []);
  await page.close();
});

test('unmounting shows the fallback, and neither fragments nor printing reach it', async () => {
  const page = await open();
  await page.unmount();
  assert.ok(page.find('slot'));
  await page.fire('beforeprint');
  await page.goTo('#who');
  assert.equal(page.scrolledTo, []);
  assert.not((page.host.querySelector('#who') as HTMLDetailsElement).open);
  assert.equal(page.errors, []);
  await page.close();
});

test.run();
