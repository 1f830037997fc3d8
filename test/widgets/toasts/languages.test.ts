import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as FORM } from '../../../widgets/quote-form/copy';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
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
