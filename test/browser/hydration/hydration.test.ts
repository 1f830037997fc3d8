import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { readChoices } from '../../../widgets/embed-builder/choices';
import { scriptSnippet } from '../../../widgets/embed-builder/snippet';
import { EVERY_PATH, mountAll, ONE_OF_EACH } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { holdSlowTimers } from '../../support/slow-timers';

const fixtures = setUpFixtures(test);

declare global {
  interface Window {
    /** Each placeholder as it was served, element by element, and its copy that nothing touches. */
    servedWidgets: Map<HTMLElement, { readonly elements: readonly Element[]; readonly copy: Element }>;
  }
}

/** What the snippet builder's field was served with. */
const SNIPPET = scriptSnippet(readChoices({}), { base: `${SITE.origin}/`, api: '' });

/** What each widget's effects may change of the markup that was served; all else is taken over as it stands. */
const CHANGES = {
  // From then on scripts open and close, and no longer the sheet.
  navbar: ['.navbar has data-live'],
  // Where a slide is, whether it is seen, and that it moves; the controls take its colours.
  'hero-carousel': [
    '.broker-slides has another class',
    '.broker-slides__controls has style',
    '.broker-slides__frame has style',
    '.broker-slides__frame ul has role',
    '.broker-slides__said has another aria-live',
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
  ],
  // How many sets there are depends on the width; the sheet keeps their place.
  'paged-cards': ['.paged-cards__controls holds <button><div><button><p>, not <p>'],
  // Which cities there are to choose from depends on the state.
  'quote-form': [
    '.broker-field holds <label><select><button>, not <label><input><button>',
    '.broker-form__form has novalidate',
  ],
  'scroll-to-top': [],
  // Links without scripts, tabs with them.
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
  toasts: [],
  'contact-form': ['.broker-form__form has novalidate'],
  // They wait as the page does that was built: no answer comes here.
  associates: [],
  testimonials: [],
  'careers-list': [],
  'media-gallery': [],
  'blog-list': [],
  'company-policies': [],
  // The snippet is the field's value, with the addresses of the demo; the preview comes by script alone.
  'embed-builder': [
    `.embed-builder__code holds , not ${SNIPPET}`,
    '.embed-builder__room holds <iframe>, not <p>',
  ],
  // These pages are opened for no opening and no post.
  'career-details': [
    '.broker-list has another class',
    '.broker-list holds <div>, not <div><div>',
    '.broker-listing has another aria-busy',
  ],
  'blog-post': [
    '.broker-list has another class',
    '.broker-list holds <div>, not <div><div>',
    '.broker-listing has another aria-busy',
  ],
};

const LISTS = /\/(careers|media|blog|policy|testimonial|associate_companies)\.php$/;

/** Notes the placeholders of the next page as they stand before deferred scripts run. */
const noteServed = (page: Page) =>
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

/** By widget, what differs between the markup that was served and what stands there: each kind of change once. */
const changesOf = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string[]> = {};
    for (const [host, { elements, copy }] of window.servedWidgets) {
      const changes = new Set(found[host.dataset.brokerWidget as string]);
      const copies = [copy, ...copy.querySelectorAll('*')];
      const waiting: [Element, Element][] = [[copy, host]];
      for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
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
        // Where one text is split into two nodes, nobody sees it.
        const [said, says] = [before, after].map((element) =>
          [...element.childNodes]
            .map((node) => (node instanceof Element ? `<${node.localName}>` : node.nodeValue))
            .join(''),
        );
        if (said !== says) changes.add(`${name} holds ${says}, not ${said || 'nothing'}`);
        else
          waiting.push(
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

async function changesOn(paths: readonly string[], width: number) {
  const { page, console: lines } = await fixtures.open({ viewport: { width, height: 900 } });
  // No slide moves by itself.
  await holdSlowTimers(page);
  await page.route(LISTS, () => {});
  await noteServed(page);
  const found: Record<string, Set<string>> = {};
  for (const path of paths) {
    await page.goto(fixtures.demo.siteUrl + encodeURI(path));
    await mountAll(page);
    for (const [widget, changes] of Object.entries(await changesOf(page))) {
      found[widget] ??= new Set();
      for (const change of changes) found[widget].add(change);
    }
  }
  const byWidget = Object.entries(found).map(([widget, changes]) => [widget, [...changes].sort()]);
  return { changes: Object.fromEntries(byWidget), lines };
}

const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

for (const [paths, width] of [
  [EVERY_PATH, 1440],
  [ONE_OF_EACH, 360],
] as const)
  test(`on all pages, ${width} px wide, widgets take over what was served, and change what they say here`, async () => {
    const { changes, lines } = await changesOn(paths, width);
    assert.equal(changes, CHANGES);
    // The page for what is not found is answered with that status.
    assert.equal(lines, [NOT_FOUND]);
  });

test('elements drawn anew, attributes and words that differ are seen', async () => {
  const { page } = await fixtures.open();
  await noteServed(page);
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
