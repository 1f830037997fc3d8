import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RECEIPT_EVENT } from '../../../widgets/shared/toast/toast';
import { waitUntil } from '../../support/flush';
import { openToasts } from './open-toasts';

const numbersShown = () =>
  [...document.querySelectorAll('div')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector('.broker-receipt strong')?.textContent ?? [],
  );

test('the strip of a reference number shows the next one', async () => {
  const page = await openToasts({
    markup: '<header></header><div data-broker-widget="toasts" data-prerendered></div>',
    before: () => {
      globalThis.ResizeObserver ??= class {
        observe() {}
        unobserve() {}
        disconnect() {}
      };
      sessionStorage.setItem('broker-receipt', 'Q-1');
    },
  });
  await waitUntil('the first number', () => numbersShown().length > 0);
  assert.equal(numbersShown(), ['Q-1']);
  sessionStorage.setItem('broker-receipt', 'Q-2');
  await page.fire(RECEIPT_EVENT, document);
  await waitUntil('the next number', () => numbersShown().includes('Q-2'));
  assert.equal(numbersShown(), ['Q-2']);
  await page.close();
});

test.run();
