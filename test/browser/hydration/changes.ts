import type { Page } from 'playwright-core';
import { SITE } from '../../../host-pages/site';
import { readChoices } from '../../../widgets/embed-builder/choices';
import { scriptSnippet } from '../../../widgets/embed-builder/snippet';

declare global {
  interface Window {
    /** The elements of each placeholder as served, and an untouched copy of it. */
    servedWidgets: Map<HTMLElement, { readonly elements: readonly Element[]; readonly copy: Element }>;
  }
}

/** The served value of the snippet builder's field. */
const SNIPPET = scriptSnippet(readChoices({}), { base: `${SITE.origin}/`, api: '' });

/** The changes that each widget's effects make to the served markup; everything else is hydrated unchanged. */
export const CHANGES = {
  // From then on scripts open and close the menus instead of the stylesheet.
  navbar: ['.navbar has data-live'],
  // The position, visibility and movement of the slides; the controls take the slide's colours.
  'hero-carousel': [
    '.broker-slides has another class',
    '.broker-slides__controls has style',
    '.broker-slides__frame has style',
    '.broker-slides__frame ul has role',
    '.broker-slides__said has another aria-live',
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
  // The number of sets depends on the width; the stylesheet reserves the space for the controls.
  'paged-cards': ['.paged-cards__controls holds <button><div><button><p>, not <p>'],
  // The list of cities depends on the state.
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
  // Their requests get no response here: the lists are those of the built page.
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
  'media-gallery': [],
  'blog-list': [],
  'company-policies': [],
  // The snippet becomes the field's value, with the demo's URLs; only scripts render the preview.
  'embed-builder': [
    `.embed-builder__code holds , not ${SNIPPET}`,
    '.embed-builder__room holds <iframe>, not <p>',
  ],
  // These pages are opened without the id of a job or post.
  'career-details': [
    '.broker-list has another class',
    '.broker-list holds <div>, not <div><div>',
    '.broker-listing has another aria-busy',
  ],
  // Without an id in its URL, the message that there is no such post replaces the one for slow connections.
  'blog-post': [
    '.broker-list has another class',
    '.broker-list holds <svg><div>, not <div><div>',
    '.broker-list is another div',
    '.broker-list__content is another div',
    '.broker-listing has another aria-busy',
  ],
};

/** On a phone there are too many sets for dots alone. */
export const NARROW_CHANGES = {
  ...CHANGES,
  testimonials: ['.paged-cards__controls holds <button><div><span><button><p>, not <p>'],
};

/** Records the placeholders of the next page before its deferred scripts run. */
export const recordServed = (page: Page) =>
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

/** By widget, the differences between the served and the current markup, each kind of change once. */
export const changesOf = (page: Page) =>
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
        // Text that is split into two nodes looks the same.
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
