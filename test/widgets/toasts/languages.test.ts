import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openToasts } from './open-toasts';

const THANKS = 'Thank you. We have received your request. Our team will contact you soon.';

test('in Telugu the region, the button and what is known of a message are Telugu', async () => {
  const page = await openToasts({ markup: '<div data-broker-widget="toasts" data-lang="te"></div>' });
  await page.show({ type: 'success', text: THANKS }, { type: 'info', text: 'Saved' });
  assert.is(page.region().getAttribute('aria-label'), 'నోటిఫికేషన్లు');
  assert.is(page.closeOf(0).getAttribute('aria-label'), 'మూసివేయండి');
  const words = page.words().sort();
  assert.is(words[0], 'Saved');
  assert.match(words[1] ?? '', /^ధన్యవాదాలు/);
  await page.close();
});

test('a label of the page itself stays as it is', async () => {
  const page = await openToasts({
    markup: '<div data-broker-widget="toasts" data-lang="hi" data-label="Messages"></div>',
  });
  assert.is(page.region().getAttribute('aria-label'), 'Messages');
  await page.close();
});

test.run();
