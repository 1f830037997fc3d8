import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { LANGUAGE_EVENT, LANGUAGE_KEY } from '../../../widgets/shared/runtime/chosen-language';
import { waitUntil } from '../../support/flush';
import { openPopup, THANKS } from './open-popup';

/** Opens a page whose popup is due at once. `partners` lists the partner in each lead that the form sends. */
async function openDue(attributes = '', options: Parameters<typeof openPopup>[0] = {}) {
  const partners: unknown[] = [];
  const page = await openPopup({
    markup: `<div data-broker-widget="contact-popup" data-delay="0" data-partner="before" ${attributes}></div>`,
    handler: ({ fields }) => {
      partners.push(fields.partner);
      return { success: true, message: THANKS };
    },
    ...options,
  });
  // Update the widget when an attribute changes, as the loader does.
  const observer = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName?.startsWith('data-'))) void page.update();
  });
  observer.observe(page.host, { attributes: true });
  await page.advance(0);
  const forms = () => page.all('dialog *').filter(({ shadowRoot }) => shadowRoot?.querySelector('form'));
  return { ...page, partners, forms };
}

type DuePopup = Awaited<ReturnType<typeof openDue>>;

/**
 * Waits until the popup is open. While it waits, it runs all due timers again and again, because a timer of the popup
 * may set another timer.
 */
const untilOpen = (page: DuePopup) =>
  waitUntil('open', () => {
    page.clock.advance(0);
    return page.isOpen();
  });

test('an option that changes while the form is requested does not mount a second form', async () => {
  const page = await openDue();
  page.host.dataset.partner = 'after';
  await page.advance(0);
  await untilOpen(page);
  // Advance past the next frame, in which the form's effects run.
  await page.advance(100);
  assert.is(page.forms().length, 1);
  assert.ok(page.steps());
  await page.send('sent');
  assert.equal(page.partners, ['after']);
  await page.close();
});

test('the language that was chosen for the forms does not mount a second form', async () => {
  const page = await openDue('data-prerendered', { session: { 'broker-language': 'hi' } });
  await untilOpen(page);
  await page.advance(0);
  assert.is(page.find('h2').textContent, hindi.popup.title);
  assert.is(page.forms().length, 1);
  assert.is(page.step(), hindi.popup.step(1));
  await page.close();
});

test("an open popup of our own page follows the visitor's choice, and names the product in that language", async () => {
  const page = await openDue('data-prerendered data-type-of-insurance="Motor Insurance"');
  await untilOpen(page);
  sessionStorage.setItem(LANGUAGE_KEY, 'hi');
  await page.fire(LANGUAGE_EVENT, document);
  await waitUntil('Hindi', () => page.find('h2').textContent === hindi.popup.title);
  const product = hindi.productName('Motor Insurance');
  await waitUntil(
    'the product',
    () => page.inForm<HTMLInputElement>('[name=type_of_insurance]').value === product,
  );
  assert.is(page.steps()?.querySelector('p')?.textContent, hindi.popup.lead(product));
  await page.close();
});

test('the options of an open popup may change', async () => {
  const page = await openDue('data-consent="required"');
  await untilOpen(page);
  page.host.dataset.partner = 'after';
  page.host.dataset.lang = 'hi';
  delete page.host.dataset.consent;
  await waitUntil(
    'a form in Hindi',
    () => page.inForm('label').textContent?.trim() === hindi.fields.first_name.label,
  );
  assert.is(page.find('h2').textContent, hindi.popup.title);
  assert.is(page.step(), hindi.popup.step(1));
  assert.not(page.inForm('[name=consent]'));
  await page.close();
});

test('a popup that is unmounted while its form mounts leaves no form and no timer', async () => {
  const page = await openPopup({ markup: '<div data-broker-widget="contact-popup" data-delay="0"></div>' });
  const container = page.find('.contact-popup__form');
  const unmounted = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(page.unmount());
    }).observe(container, { childList: true });
  });
  await page.advance(0);
  await unmounted;
  await waitUntil('no placeholder of the form', () => container.children.length === 0);
  // Advance past the next frame, in which pending effects run.
  await page.advance(200);
  assert.is(page.clock.pending(), 0);
  await page.close();
});

test.run();
