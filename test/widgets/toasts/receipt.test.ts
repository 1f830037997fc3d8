import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { LANGUAGE_EVENT, LANGUAGE_KEY } from '../../../widgets/shared/runtime/chosen-language';
import {
  RECEIPT_EVENT,
  readReceipts,
  removeReceipts,
  storeReceipt,
} from '../../../widgets/shared/toast/toast';
import { COPY } from '../../../widgets/toasts/on-demand/receipt-copy';
import { waitUntil } from '../../support/flush';
import { openToasts } from './open-toasts';

const receiptRoots = () =>
  [...document.querySelectorAll('.toasts__receipt')].flatMap(({ shadowRoot }) => shadowRoot ?? []);

const find = (selector: string) => receiptRoots().flatMap((root) => [...root.querySelectorAll(selector)]);

const numbersShown = () => find('strong').map(({ textContent }) => textContent);

/**
 * Opens the page that a visitor sees after a form was sent. On this page, a strip of the toasts widget shows the form's
 * reference number. Waits until the strip shows `reference`.
 */
async function openReceipt(reference: string) {
  const page = await openToasts({
    markup: '<header></header><div data-broker-widget="toasts" data-prerendered></div>',
    before: () => {
      globalThis.ResizeObserver ??= class {
        observe() {}
        unobserve() {}
        disconnect() {}
      };
      sessionStorage.setItem('broker-receipt', reference);
    },
  });
  await waitUntil('the number', () => numbersShown().length > 0);
  assert.equal(numbersShown(), [reference]);
  return page;
}

test('the strip says in words what was sent, and holds several numbers', async () => {
  const page = await openReceipt('Q-1');
  storeReceipt('A-2');
  await page.fire(RECEIPT_EVENT, document);
  await waitUntil('the next number', () => numbersShown().includes('A-2'));
  const lines = find('li p').map(({ textContent }) => textContent);
  assert.equal(lines, [COPY.request.replace('{ref}', 'Q-1'), COPY.application.replace('{ref}', 'A-2')]);
  await page.close();
});

test('of many numbers the last three are stored, each once', async () => {
  const page = await openReceipt('Q-1');
  for (const reference of ['Q-2', 'E-3', 'Q-2', 'A-4']) storeReceipt(reference);
  assert.equal(readReceipts(), ['Q-2', 'E-3', 'A-4']);
  removeReceipts();
  assert.equal(readReceipts(), []);
  await page.close();
});

test('the strip follows the language that the visitor chooses on the page', async () => {
  const page = await openReceipt('Q-48291375');
  sessionStorage.setItem(LANGUAGE_KEY, 'hi');
  await page.fire(LANGUAGE_EVENT, document);
  await waitUntil('Hindi', () => find('section')[0]?.getAttribute('aria-label') === hindi.receipt.label);
  assert.is(find('section')[0]?.getAttribute('lang'), 'hi');
  await page.close();
});

/** Presses Copy. `writeText` replaces the function of the browser's clipboard. */
async function copyNumber(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const button = find('button').find(
    (control) => control.getAttribute('aria-label') === `${COPY.copyNumber}: Q-48291375`,
  );
  await act(async () => (button as HTMLElement | undefined)?.click());
}

test('the strip copies the reference number, and announces it', async () => {
  const page = await openReceipt('Q-48291375');
  const copied: string[] = [];
  const status = () => find('[role=status]')[0]?.textContent;
  assert.is(status(), '');
  await copyNumber(async (text) => void copied.push(text));
  await waitUntil('the message', () => status() === COPY.copied);
  assert.equal(copied, ['Q-48291375']);
  await page.close();
});

test('where the page may not write to the clipboard, the reference number of the strip is selected and has the focus', async () => {
  const page = await openReceipt('Q-48291375');
  await copyNumber(() => Promise.reject(new Error('not allowed')));
  await waitUntil('the selection', () => getSelection()?.toString() === 'Q-48291375');
  assert.is(receiptRoots()[0]?.activeElement?.textContent, 'Q-48291375');
  await page.close();
});

test.run();
