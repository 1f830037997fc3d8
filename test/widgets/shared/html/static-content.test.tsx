import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { StaticContent } from '../../../../widgets/shared/html/StaticContent';
import { installDom, whenDomCloses } from '../../../support/dom';

/**
 * Makes each assignment of a string to innerHTML throw an error, as on a page with `require-trusted-types-for
 * 'script'`.
 */
function enforceTrustedTypes() {
  const emptyHTML = { toString: () => '' };
  const { innerHTML } = Object.getOwnPropertyDescriptors(Element.prototype);
  Object.defineProperty(globalThis, 'trustedTypes', { value: { emptyHTML }, configurable: true });
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHTML,
    set(value) {
      if (value !== emptyHTML) throw new TypeError("This document requires 'TrustedHTML' assignment.");
    },
  });
  whenDomCloses(() => {
    Object.defineProperty(Element.prototype, 'innerHTML', innerHTML as PropertyDescriptor);
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });
}

test('prerendered content survives hydration and later renders without being assigned again', async () => {
  const dom = installDom('<main><div class="card"><b>Motor</b></div></main>');
  enforceTrustedTypes();
  const host = dom.document.querySelector('main') as HTMLElement;
  const content = host.querySelector('b');
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(host, <StaticContent className="card" prerendered />);
  });
  await act(async () => root?.render(<StaticContent className="card is-open" prerendered />));
  assert.is(host.querySelector('.card.is-open b'), content);
  await dom.close();
});

test('prerendered content survives in WebKit, where trustedTypes.emptyHTML is a new object each time', async () => {
  const dom = installDom('<main><div class="card"><b>Motor</b></div></main>');
  const trustedTypes = {
    get emptyHTML() {
      return { toString: () => '' };
    },
  };
  Object.defineProperty(globalThis, 'trustedTypes', { value: trustedTypes, configurable: true });
  whenDomCloses(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));
  const host = dom.document.querySelector('main') as HTMLElement;
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(host, <StaticContent className="card" prerendered />);
  });
  await act(async () => root?.render(<StaticContent className="card is-open" prerendered />));
  assert.is(host.querySelector('.card.is-open b')?.textContent, 'Motor');
  await dom.close();
});

test('content that is missing from the page is created empty, even under Trusted Types', async () => {
  const dom = installDom('<main></main>');
  enforceTrustedTypes();
  const host = dom.document.querySelector('main') as HTMLElement;
  await act(async () => createRoot(host).render(<StaticContent className="card" prerendered />));
  assert.is(host.querySelector('.card')?.childNodes.length, 0);
  await dom.close();
});

test.run();
