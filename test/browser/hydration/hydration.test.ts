import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mountAll, ONE_OF_EACH, VISITED_PATHS } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { IS_FULL } from '../../support/full-run';
import { holdSlowTimers } from '../../support/slow-timers';

const fixtures = setUpFixtures(test);

declare global {
  interface Window {
    /**
     * Maps each placeholder to its elements as served, including itself, and to an unchanged copy of the placeholder.
     */
    servedWidgets: Map<HTMLElement, { readonly elements: readonly Element[]; readonly copy: Element }>;
  }
}

/**
 * The changes that hydration makes to a form, because scripts then validate it. The scripts replace `required` by
 * `aria-required`, so that an empty field is not `:invalid`.
 */
const VALIDATED = [
  '.broker-field__control has aria-required',
  '.broker-field__control has no required',
  '.broker-form__form has novalidate',
];

/** The changes that each widget's effects make to the served markup. Hydration leaves everything else unchanged. */
const CHANGES = {
  // `data-live` means that scripts, instead of the style sheet, open and close the menus.
  navbar: ['.navbar has data-live'],
  // Scripts set the position, visibility and movement of the slides. They also give the controls the colours of the
  // slide, and add the roles and ARIA attributes of a carousel.
  'hero-carousel': [
    '.broker-slides has another class',
    '.broker-slides__controls has style',
    '.broker-slides__frame has style',
    '.broker-slides__frame ul has role',
    '.broker-slides__status has another aria-live',
    '.broker-slides__track has no tabindex',
    '.hero has aria-label',
    '.hero has aria-roledescription',
    '.hero has inert',
  ],
  carousel: [
    '.broker-slides has another class',
    '.broker-slides__frame has style',
    '.broker-slides__frame li has aria-label',
    '.broker-slides__frame li has aria-roledescription',
    '.broker-slides__frame li has inert',
    '.broker-slides__frame ul has role',
    '.broker-slides__track has no tabindex',
  ],
  // Scripts add the controls, because the number of sets of cards depends on the window's width. The style sheet
  // reserves the controls' space.
  'paged-cards': ['.paged-cards__controls holds <button><div><button><p>, not <p>'],
  // Scripts replace the city's text field by a list, which depends on the state. On a page in Hindi, the product's
  // field shows the product's English name until scripts translate it.
  'quote-form': [
    '.broker-field holds <label><select><button>, not <label><input>',
    '.broker-field__control has another value',
    ...VALIDATED,
  ],
  'scroll-to-top': [],
  // The tabs are links until scripts turn them into tabs.
  'product-tabs': [
    '.product-tabs has data-live',
    '.product-tabs__list has aria-label',
    '.product-tabs__list has role',
    '.product-tabs__panels section has aria-label',
    '.product-tabs__panels section has role',
    '.product-tabs__tab has aria-controls',
    '.product-tabs__tab has aria-selected',
    '.product-tabs__tab has role',
    '.product-tabs__tab has tabindex',
  ],
  'faq-accordion': [],
  'contact-popup': [],
  // On the visited page in Hindi, the toasts get `lang`.
  toasts: ['.toasts has lang'],
  'contact-form': VALIDATED,
  // In this test, the API doesn't respond. So this widget and the widgets below keep the lists of the built page.
  associates: [
    '.associates__mark has aria-label',
    '.associates__mark has aria-roledescription',
    '.associates__mark has inert',
    '.broker-slides has another class',
    '.broker-slides__frame has style',
    '.broker-slides__frame ul has role',
    '.broker-slides__track has no tabindex',
  ],
  testimonials: ['.paged-cards__controls holds <button><div><button><p>, not <p>'],
  'careers-list': [],
  // Scripts add the button LOAD MORE.
  'media-gallery': ['.media-gallery__more holds <button>, not nothing'],
  'blog-list': ['.blog-list__more holds <button>, not nothing'],
  'company-policies': [],
  // Scripts write the link to the demo's form into the text area, draw the link's QR code, and turn the text for
  // WhatsApp into a link.
  'embed-builder': [
    '.embed-builder__code holds , not https://broker.example/embed/quote-form',
    '.embed-builder__qr holds <img>, not nothing',
    '.embed-builder__row holds <button><a>, not <button><span>',
    '.embed-builder__row holds <button><a><button>, not <button><span><button>',
  ],
  // The test opens the pages of career-details and blog-post without the id of a job or post.
  'career-details': [
    '.broker-list has another class',
    '.broker-list holds <div>, not <div><div>',
    '.broker-listing has another aria-busy',
  ],
  // The page's URL has no id, so the widget says that there is no such post. This message replaces the message for slow
  // connections.
  'blog-post': [
    '.broker-list has another class',
    '.broker-list holds <svg><div>, not <div><div>',
    '.broker-list is another div',
    '.broker-list__content is another div',
    '.broker-listing has another aria-busy',
  ],
};

/**
 * The changes in a window 360 px wide. There, the dots for all sets of cards don't fit. So scripts add a `<span>` with
 * the number of the current set.
 */
const NARROW_CHANGES = {
  ...CHANGES,
  testimonials: ['.paged-cards__controls holds <button><div><span><button><p>, not <p>'],
};

const LISTS = /\/(careers|media|blog|policy|testimonial|associate_companies)\.php$/;

/** Records the placeholders of the next page before the page's deferred scripts run. */
const recordServed = (page: Page) =>
  page.addInitScript(() => {
    window.servedWidgets = new Map();
    document.addEventListener(
      'readystatechange',
      () => {
        for (const host of document.querySelectorAll<HTMLElement>('[data-broker-widget]')) {
          const elements = [host, ...host.querySelectorAll('*')];
          window.servedWidgets.set(host, { elements, copy: host.cloneNode(true) as Element });
        }
      },
      { once: true },
    );
  });

/**
 * Returns, for each widget, the differences between the served and the current markup. Lists each kind of change once.
 */
const changesOf = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string[]> = {};
    for (const [host, { elements, copy }] of window.servedWidgets) {
      const changes = new Set(found[host.dataset.brokerWidget as string]);
      const copies = [copy, ...copy.querySelectorAll('*')];
      const queue: [Element, Element][] = [[copy, host]];
      for (let pair = queue.pop(); pair; pair = queue.pop()) {
        const [before, after] = pair;
        const [own] = before.classList;
        const near = before.parentElement?.closest('[class]')?.classList[0];
        const name = own ? `.${own}` : `.${near} ${before.localName}`;
        if (elements[copies.indexOf(before)] !== after) changes.add(`${name} is another ${after.localName}`);
        for (const attribute of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
          const [was, is] = [before.getAttribute(attribute), after.getAttribute(attribute)];
          if (was === null) changes.add(`${name} has ${attribute}`);
          else if (is === null) changes.add(`${name} has no ${attribute}`);
          else if (was !== is) changes.add(`${name} has another ${attribute}`);
        }
        // Join text nodes: text that is split into two nodes looks the same.
        const [oldContent, newContent] = [before, after].map((element) =>
          [...element.childNodes]
            .map((node) => (node instanceof Element ? `<${node.localName}>` : node.nodeValue))
            .join(''),
        );
        if (oldContent !== newContent)
          changes.add(`${name} holds ${newContent}, not ${oldContent || 'nothing'}`);
        else
          queue.push(
            ...[...before.children].map((child, at): [Element, Element] => [
              child,
              after.children[at] as Element,
            ]),
          );
      }
      found[host.dataset.brokerWidget as string] = [...changes].sort();
    }
    return found;
  });

/** Waits until every form that is not in English has translated its product's name. Forms do this after they mount. */
const waitForProductName = (page: Page) =>
  page.waitForFunction(() => {
    if (document.documentElement.lang.startsWith('en')) return true;
    const field = '[name=type_of_insurance][value]';
    return [...window.servedWidgets].every(([host, { copy }]) => {
      const served = copy.querySelector(field)?.getAttribute('value');
      return !served || served !== host.querySelector(field)?.getAttribute('value');
    });
  });

async function changesOn(paths: readonly string[], width: number) {
  const { page, console: lines } = await fixtures.open({ viewport: { width, height: 900 } });
  // Hold slow timers, so that no carousel advances.
  await holdSlowTimers(page);
  await page.route(LISTS, () => {});
  await recordServed(page);
  // Forget the language: a page in another language would make the next pages use that language.
  await page.addInitScript(() => sessionStorage.clear());
  const found: Record<string, Set<string>> = {};
  for (const path of paths) {
    await page.goto(fixtures.demo.siteUrl + encodeURI(path));
    await mountAll(page);
    await waitForProductName(page);
    for (const [widget, changes] of Object.entries(await changesOf(page))) {
      found[widget] ??= new Set();
      for (const change of changes) found[widget].add(change);
    }
  }
  const byWidget = Object.entries(found).map(([widget, changes]) => [widget, [...changes].sort()]);
  return { changes: Object.fromEntries(byWidget), lines };
}

const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/**
 * Returns a short list of pages that together have each widget in each language. Takes the pages from `ONE_OF_EACH`.
 * Leaves out a page if earlier pages in its language already have all of its widgets.
 */
async function pagesOfEachWidget(): Promise<string[]> {
  const seen = new Set<string>();
  const chosen: string[] = [];
  for (const path of ONE_OF_EACH) {
    const html = await (await fetch(fixtures.demo.siteUrl + path)).text();
    const [, language] = html.match(/<html lang="(\w+)/) ?? [];
    const widgets = [...html.matchAll(/ data-broker-widget="([\w-]+)"/g)].map(
      ([, name]) => `${name} in ${language}`,
    );
    if (widgets.some((name) => !seen.has(name))) chosen.push(path);
    for (const name of widgets) seen.add(name);
  }
  return chosen;
}

for (const [width, pagesOf, expected] of [
  [1440, () => (IS_FULL ? VISITED_PATHS : ONE_OF_EACH), CHANGES],
  [360, () => (IS_FULL ? ONE_OF_EACH : pagesOfEachWidget()), NARROW_CHANGES],
] as const)
  test(`widgets hydrate the served markup with only the listed changes, ${width} px wide`, async () => {
    const paths = await pagesOf();
    const { changes, lines } = await changesOn(paths, width);
    assert.equal(changes, expected);
    // On the 404 page, the console shows the page's own status 404. Otherwise the console is empty.
    assert.equal(lines, paths.includes('/404') ? [NOT_FOUND] : []);
  });

test('replaced elements, changed attributes and changed text are detected', async () => {
  const { page } = await fixtures.open();
  await recordServed(page);
  const url = await fixtures.serve(
    '<!doctype html><div data-broker-widget="a" class="a"><p id="b">One</p><p>Two</p><b>Three</b></div>',
  );
  await page.goto(url);
  await page.evaluate(() => {
    const [one, two] = document.querySelectorAll('p');
    one?.removeAttribute('id');
    one?.firstChild?.replaceWith('O', 'ne');
    two?.replaceWith(two.cloneNode(true));
    document.querySelector('b')?.append('!');
  });
  assert.equal(await changesOf(page), {
    a: ['.a b holds Three!, not Three', '.a p has no id', '.a p is another p'],
  });
});

test.run();
