import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as FORM } from '../../../widgets/quote-form/copy';
import { PAGE_TEXTS } from '../../../widgets/shared/forms/on-demand/page-texts';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { LANGUAGE_EVENT, LANGUAGE_KEY } from '../../../widgets/shared/runtime/chosen-language';
import { COPY } from '../../../widgets/toasts/copy';
import { waitUntil } from '../../support/flush';
import { openToasts } from './open-toasts';

test('in Telugu the region, the close button and known messages are Telugu', async () => {
  const page = await openToasts({ markup: '<div data-broker-widget="toasts" data-lang="te"></div>' });
  await page.show({ type: 'success', text: FORM.thanks }, { type: 'info', text: 'Saved' });
  assert.is(page.region().getAttribute('aria-label'), telugu.toasts.label);
  assert.is(page.closeOf(0).getAttribute('aria-label'), telugu.toasts.close);
  assert.equal(page.texts().sort(), ['Saved', telugu.answer(FORM.thanks)]);
  const languageOf = (text: string) => page.all('p').find((p) => p.textContent === text)?.lang;
  assert.is(languageOf(telugu.answer(FORM.thanks) ?? ''), 'te');
  assert.is(languageOf('Saved'), '');
  await page.close();
});

test("on our own pages the toasts and parts of the page follow the visitor's choice", async () => {
  const page = await openToasts({
    markup: '<p data-page-text="call">Call</p><div data-broker-widget="toasts" data-prerendered></div>',
    before: () => sessionStorage.setItem(LANGUAGE_KEY, 'te'),
  });
  const call = () => document.querySelector('p[data-page-text]')?.textContent;
  assert.is(page.region().getAttribute('aria-label'), telugu.toasts.label);
  assert.is(page.region().lang, 'te');
  await waitUntil('the page in Telugu', () => call() === telugu.page.call);
  sessionStorage.setItem(LANGUAGE_KEY, 'en');
  await page.fire(LANGUAGE_EVENT, document);
  await waitUntil('the page in English', () => call() === PAGE_TEXTS.call);
  assert.is(page.region().getAttribute('aria-label'), COPY.label);
  assert.is(page.region().lang, '');
  await page.close();
});

test('data-lang may change', async () => {
  const page = await openToasts({ markup: '<div data-broker-widget="toasts" data-lang="hi"></div>' });
  page.host.dataset.lang = 'te';
  await page.update();
  await page.show({ type: 'success', text: FORM.thanks });
  assert.is(page.region().getAttribute('aria-label'), telugu.toasts.label);
  assert.equal(page.texts(), [telugu.answer(FORM.thanks)]);
  await page.close();
});

test('data-label is not translated', async () => {
  const page = await openToasts({
    markup: '<div data-broker-widget="toasts" data-lang="hi" data-label="Messages"></div>',
  });
  assert.is(page.region().getAttribute('aria-label'), 'Messages');
  await page.close();
});

test.run();
