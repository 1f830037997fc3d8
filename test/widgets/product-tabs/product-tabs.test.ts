import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importForBuild } from '../../support/import-fresh';
import {
  createElement,
  isPreact,
  openPlaceholder,
  type PlaceholderPage,
  prerender,
} from '../open-placeholder';

const { ProductTabs } = await importForBuild<typeof import('../../../widgets/product-tabs/ProductTabs')>(
  'widgets/product-tabs/ProductTabs.tsx',
);

const FALLBACK = (attributes = '') => `<div data-broker-widget="product-tabs" ${attributes}>
  <section id="motor"><h3> Motor </h3><a href="/motor">More</a></section>
  <section id="home" tabindex="-1"><h3>Home</h3><p id="thatch">Roofs</p></section>
  <section id="health" data-label="Health Benefits"><h3>Health insurance</h3></section>
</div>`;

const TABS = [
  { id: 'motor', label: 'Motor' },
  { id: 'home', label: 'Home' },
  { id: 'health', label: 'Health Benefits' },
];

const PRERENDERED = (active = '', attributes = {}) =>
  prerender(
    { 'data-broker-widget': 'product-tabs', ...attributes },
    createElement(
      ProductTabs,
      { tabs: TABS, active, label: 'Products', prerendered: true },
      TABS.map(({ id }) =>
        createElement(
          'section',
          { id, key: id, hidden: id !== (active || 'motor') },
          createElement('h3', null, id),
          createElement('p', { id: `${id}-text` }, 'Text'),
        ),
      ),
    ),
  );

const open = async (markup = FALLBACK(), options: PlaceholderPage = {}) => {
  const page = await openPlaceholder(markup, options);
  const tabs = () => page.all('[role=tab]');
  const panels = () => [...page.host.querySelectorAll('section')];
  return {
    ...page,
    tabs,
    panels,
    labels: () => tabs().map(({ textContent }) => textContent),
    selected: () => tabs().flatMap((tab) => (tab.matches('[aria-selected=true]') ? tab.textContent : [])),
    shown: () => panels().flatMap(({ hidden, id }) => (hidden ? [] : id)),
  };
};

const WAYS = { 'in a shadow root': FALLBACK(), prerendered: PRERENDERED() };

for (const [way, markup] of Object.entries(WAYS)) {
  test(`${way}, there is a tab for each section, and the first section is shown`, async () => {
    const page = await open(markup);
    assert.equal(page.labels(), ['Motor', 'Home', 'Health Benefits']);
    assert.equal(page.selected(), ['Motor']);
    assert.equal(page.shown(), ['motor']);
    assert.is(page.find('[role=tablist]').getAttribute('aria-label'), 'Products');
    assert.equal(
      page.panels().map((panel) => [panel.getAttribute('role'), panel.getAttribute('aria-label')]),
      TABS.map(({ label }) => ['tabpanel', label]),
    );
    assert.equal(page.errors, []);
    await page.close();
  });

  test(`${way}, a click shows the tab's section without changing the URL or scrolling`, async () => {
    const page = await open(markup);
    await page.click(page.tabs()[1]);
    assert.equal([page.selected(), page.shown()], [['Home'], ['home']]);
    assert.is(location.hash, '');
    assert.equal(page.scrolledTo.length, 0);
    await page.close();
  });

  test(`${way}, a click with Ctrl is left to the browser`, async () => {
    const page = await open(markup);
    let isPrevented = true;
    // Cancel the click: happy-dom can't open another window, and would navigate to the link's fragment in this window.
    document.addEventListener('click', (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    await page.click(page.tabs()[1], { ctrlKey: true });
    assert.is(isPrevented, false);
    assert.equal(page.shown(), ['motor']);
    await page.close();
  });

  test(`${way}, arrow keys, Home and End select tabs and wrap around`, async () => {
    const page = await open(markup);
    page.tabs()[0]?.focus();
    for (const [key, id] of [
      ['ArrowRight', 'home'],
      ['ArrowRight', 'health'],
      ['ArrowRight', 'motor'],
      ['ArrowLeft', 'health'],
      ['Home', 'motor'],
      ['End', 'health'],
      [' ', 'health'],
    ] as const) {
      assert.ok(await page.press(key), key);
      assert.equal(page.shown(), [id], key);
      assert.is(page.focused()?.getAttribute('href'), `#${id}`);
      assert.equal(
        page.tabs().map(({ tabIndex }) => tabIndex),
        TABS.map((tab) => (tab.id === id ? 0 : -1)),
      );
    }
    assert.not(await page.press('x'));
    assert.not(await page.press('ArrowLeft', { altKey: true }));
    await page.close();
  });

  test(`${way}, a new fragment shows its section and scrolls to the tabs`, async () => {
    const page = await open(markup);
    await page.goTo('#home');
    assert.equal([page.selected(), page.shown()], [['Home'], ['home']]);
    assert.is(page.scrolledTo[0], page.find('.product-tabs'));
    await page.goTo('#elsewhere');
    assert.equal(page.shown(), ['home']);
    assert.is(page.scrolledTo.length, 1);
    await page.close();
  });

  test(`${way}, a page that is opened at a fragment shows its section`, async () => {
    const page = await open(markup, { url: 'https://broker.example/individual#health' });
    assert.equal([page.selected(), page.shown()], [['Health Benefits'], ['health']]);
    assert.is(page.scrolledTo.length, way === 'prerendered' ? 0 : 1);
    await page.close();
  });
}

test('a fragment inside a section shows the section and scrolls to its target', async () => {
  const page = await open(FALLBACK(), { url: 'https://broker.example/individual#thatch' });
  assert.equal(page.shown(), ['home']);
  assert.is(page.scrolledTo[0]?.id, 'thatch');
  await page.close();
});

test('a section without focusable elements is focusable itself', async () => {
  const page = await open(FALLBACK());
  assert.equal(
    page.panels().map((panel) => panel.getAttribute('tabindex')),
    [null, '0', '0'],
  );
  await page.close();
});

test('data-active selects the section that is shown first', async () => {
  for (const markup of [FALLBACK('data-active="home"'), PRERENDERED('home', { 'data-active': 'home' })]) {
    const page = await open(markup);
    assert.equal([page.selected(), page.shown()], [['Home'], ['home']]);
    assert.equal(page.warnings, []);
    await page.close();
  }
});

test('a changed data-active shows its section; an unknown one logs a warning and shows the first', async () => {
  const page = await open();
  await page.click(page.tabs()[2]);
  page.host.dataset.active = 'home';
  await page.update();
  assert.equal(page.shown(), ['home']);
  page.host.dataset.active = 'pet';
  await page.update();
  assert.equal(page.shown(), ['motor']);
  assert.equal(page.warnings, [['data-active="pet" is not one of motor,home,health', 'motor']]);
  await page.close();
});

test('the selected tab stays when another attribute changes', async () => {
  const page = await open();
  await page.click(page.tabs()[2]);
  page.host.dataset.label = 'Cover';
  await page.update();
  assert.equal(page.shown(), ['health']);
  assert.is(page.find('[role=tablist]').getAttribute('aria-label'), 'Cover');
  await page.close();
});

test('prerendered markup has links and one visible section, and is hydrated unchanged', async () => {
  let nodes: Element[] = [];
  const page = await open(PRERENDERED(), {
    before: (host) => {
      nodes = [...host.querySelectorAll('*')];
      const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      assert.equal(links, ['#motor', '#home', '#health']);
      assert.is(host.querySelectorAll('section:not([hidden])').length, 1);
    },
  });
  assert.not(page.host.shadowRoot);
  const tabsIn = (markup: string) => markup.slice(0, markup.indexOf('<section'));
  if (isPreact) assert.is(tabsIn(page.hydratedMarkup), tabsIn(page.markupBefore));
  assert.ok(nodes.every((node, index) => node === page.all('*')[index]));
  assert.is(page.tabs()[1]?.getAttribute('aria-controls'), 'home');
  assert.equal(page.errors, []);
  await page.close();
});

test('unmounting restores the sections', async () => {
  for (const markup of Object.values(WAYS)) {
    const page = await open(markup);
    await page.click(page.tabs()[1]);
    await page.unmount();
    assert.is(page.host.innerHTML, page.markupBefore);
    await page.goTo('#health');
    assert.equal(page.scrolledTo, []);
    assert.equal(page.errors, []);
    await page.close();
  }
});

for (const [inside, found] of [
  ['<p>Nothing</p>', 'found []'],
  ['<section><h3>No id</h3></section>', 'found []'],
  ['<section id="a">No heading</section>', '"label":""'],
] as const)
  test(`a placeholder with ${inside} throws an error`, async () => {
    try {
      await openPlaceholder(`<div data-broker-widget="product-tabs">${inside}</div>`);
    } catch (error) {
      return assert.ok(`${error}`.includes(found), `${error}`);
    }
    assert.unreachable();
  });

test.run();
