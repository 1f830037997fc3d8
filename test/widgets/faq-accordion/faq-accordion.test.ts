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
  test(`${way}, the items have the content and the open state of the markup`, async () => {
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

  test(`${way}, Up, Down, Home and End move between the questions without wrapping around`, async () => {
    const page = await open(markup);
    const [first, second, third] = page.summaries();
    first?.focus();
    for (const [key, target, isHandled] of [
      ['ArrowDown', second, true],
      ['ArrowDown', third, true],
      ['ArrowDown', third, false],
      ['ArrowUp', second, true],
      ['Home', first, true],
      ['ArrowUp', first, false],
      ['End', third, true],
      ['x', third, false],
    ] as const) {
      assert.is(await page.press(key), isHandled, key);
      assert.is(page.focused(), target, key);
    }
    assert.not(await page.press('Home', { ctrlKey: true }));
    await page.close();
  });

  test(`${way}, a new fragment opens its item, scrolls to it and focuses its question`, async () => {
    const page = await open(markup);
    await page.goTo('#who');
    assert.equal(page.opened(), ['lost', 'who']);
    assert.is(page.scrolledTo[0], page.items()[1]);
    assert.is(page.focused(), page.summaries()[1]);
    await page.goTo('#elsewhere');
    assert.is(page.scrolledTo.length, 1);
    await page.close();
  });

  test(`${way}, all items are open while printing, and restored afterwards`, async () => {
    const page = await open(markup);
    await page.fire('beforeprint');
    await page.fire('beforeprint');
    assert.equal(page.opened(), ['lost', 'who', 'what is it']);
    await page.fire('afterprint');
    assert.equal(page.opened(), ['lost']);
    await page.close();
  });

  test(`${way}, a changed attribute does not open or close items`, async () => {
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

test("the item of the page's initial fragment is open; in a shadow root the page scrolls to it", async () => {
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
  test(`with ${attributes || 'no data-single'} the items ${group ? 'close each other: they share a name' : 'have no name'}`, async () => {
    const page = await open(FALLBACK(attributes));
    assert.equal(page.names(), [group, group, group]);
    assert.equal(page.warnings, []);
    await page.close();
  });

const linksOf = (page: { all(selector: string): Element[] }) =>
  page.all('details').map((item) => item.querySelector('div > a:last-child')?.getAttribute('href'));

test('data-link ends each answer whose question has an id with a link to it', async () => {
  const page = await open(FALLBACK('data-link="Link to this question"').replace('id="who"', ''));
  assert.equal(linksOf(page), ['#lost', undefined, '#what is it']);
  const [first] = page.all('details a[href="#lost"]');
  // The link must have no text: browsers' reading modes would show the text after the question.
  assert.is(first?.textContent, '');
  // The link's name must contain the question. In a screen reader's list of links, only the names tell these links
  // apart.
  assert.match(first?.getAttribute('aria-label') ?? '', /^Link to this question: ./);
  await page.close();
});

test('without data-link there are no links', async () => {
  const page = await open();
  assert.is(page.all('a').length, 0);
  await page.close();
});

test('data-single="yes" logs a warning', async () => {
  const page = await open(FALLBACK('data-single="yes"'));
  assert.is(page.warnings[0]?.[0], 'data-single="yes" is not one of false,true,');
  await page.close();
});

test('while printing, a shared name is removed, so that all items can be open', async () => {
  const page = await open(FALLBACK('data-single'));
  await page.fire('beforeprint');
  assert.equal(page.names(), [null, null, null]);
  assert.is(page.opened().length, 3);
  await page.fire('afterprint');
  assert.equal(page.names(), ['lost', 'lost', 'lost']);
  assert.equal(page.opened(), ['lost']);
  await page.close();
});

for (const [single, link] of [
  [false, ''],
  [true, ''],
  [false, 'Link to this question'],
] as const)
  test(`prerendered markup is hydrated unchanged${single ? ', with data-single' : ''}${link && ', with links'}`, async () => {
    let nodes: Element[] = [];
    const page = await open(PRERENDERED(single, link), {
      before: (host) => {
        nodes = [...host.querySelectorAll('*')];
      },
    });
    assert.not(page.host.shadowRoot);
    if (isPreact) assert.is(page.hydratedMarkup, page.markupBefore);
    assert.is(page.host.innerHTML, page.markupBefore);
    assert.ok(nodes.every((node, index) => node === page.all('*')[index]));
    assert.equal(page.errors, []);
    await page.close();
  });

test('an item that was opened before hydration stays open', async () => {
  const page = await open(PRERENDERED(), {
    before: (host) => {
      (host.querySelector('#who') as HTMLDetailsElement).open = true;
    },
  });
  assert.equal(page.opened(), ['lost', 'who']);
  assert.equal(page.errors, []);
  await page.close();
});

test('after unmounting the fallback is shown and does not react to fragments or printing', async () => {
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
