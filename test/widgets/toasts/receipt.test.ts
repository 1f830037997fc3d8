import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RECEIPT_EVENT } from '../../../widgets/shared/toast/toast';
import { COPY } from '../../../widgets/toasts/on-demand/receipt-copy';
import { waitUntil } from '../../support/flush';
import { openToasts } from './open-toasts';

const strips = () =>
  [...document.querySelectorAll('div')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector('.broker-receipt') ?? [],
  );

const numbersShown = () => strips().map((strip) => strip.querySelector('strong')?.textContent);

/** Opens a page with the strip that shows `reference`. */
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

test('the strip of a reference number shows the next one', async () => {
  const page = await openReceipt('Q-1');
  sessionStorage.setItem('broker-receipt', 'Q-2');
  await page.fire(RECEIPT_EVENT, document);
  await waitUntil('the next number', () => numbersShown().includes('Q-2'));
  assert.equal(numbersShown(), ['Q-2']);
  await page.close();
});

/** Presses Copy, with `writeText` in place of the clipboard's function. */
async function copyNumber(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const button = [...(strips()[0]?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === COPY.copyNumber,
  );
  await act(async () => button?.click());
}

test('the strip copies the reference number, and announces it', async () => {
  const page = await openReceipt('Q-48291375');
  const copied: string[] = [];
  const status = () => strips()[0]?.querySelector('[role=status]')?.textContent;
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
  const root = strips()[0]?.getRootNode() as ShadowRoot | undefined;
  assert.is(root?.activeElement?.textContent, 'Q-48291375');
  await page.close();
});

test.run();
