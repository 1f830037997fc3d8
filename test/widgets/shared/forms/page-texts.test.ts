import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chatUrl, PAGE_TEXTS } from '../../../../widgets/shared/forms/on-demand/page-texts';
import { showPageTexts } from '../../../../widgets/shared/forms/on-demand/show-page-texts';
import { translation as hindi } from '../../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../../widgets/shared/i18n/te';
import { ENGLISH } from '../../../../widgets/shared/runtime/language';
import { installDom } from '../../../support/dom';

const CHAT = 'https://messaging.example/broker';
const PRODUCT = 'Motor Insurance';

const PAGE = `<html lang="en-IN"><head><title data-page-text="title" data-page-value="Asha">x</title></head><body>
  <nav data-page-label="contactUs"><span data-page-text="call">Call</span></nav>
  <p data-page-text="details" data-page-value="${PRODUCT}">x</p>
  <a data-chat="" href="${CHAT}?text=Hello">WhatsApp</a>
  <div data-broker-widget="quote-form" data-partner="A__32___38___32_B" data-type-of-insurance="${PRODUCT}"></div>
</body></html>`;

const chatText = () => new URL(document.querySelector('a')?.href ?? '').searchParams.get('text');
const part = (selector: string) => document.querySelector<HTMLElement>(selector);

test('the page around a form is in its language, and each part says in which', async () => {
  const dom = installDom(PAGE, { url: 'https://broker.example/embed/quote-form?partner=x' });
  showPageTexts({ language: 'te', translation: telugu });
  assert.is(document.title, telugu.page.title('Asha'));
  assert.is(part('nav')?.getAttribute('aria-label'), telugu.page.contactUs);
  assert.is(part('nav span')?.textContent, telugu.page.call);
  assert.is(part('p')?.textContent, telugu.page.details(telugu.productName(PRODUCT)));
  for (const selector of ['html', 'title', 'nav', 'span', 'p'])
    assert.is(part(selector)?.lang, 'te', selector);
  showPageTexts(ENGLISH);
  assert.is(part('p')?.textContent, PAGE_TEXTS.details(PRODUCT));
  assert.is(part('html')?.lang, 'en');
  for (const selector of ['title', 'nav', 'span', 'p'])
    assert.not(part(selector)?.hasAttribute('lang'), selector);
  await dom.close();
});

test('a chat begins with the product, the page and the partner in the language of the form', async () => {
  const dom = installDom(PAGE, { url: 'https://broker.example/embed/quote-form?partner=x' });
  showPageTexts(ENGLISH);
  assert.is(
    chatText(),
    `Hello, I have a question about ${PRODUCT}.\nhttps://broker.example/embed/quote-form\nPartner: A & B`,
  );
  showPageTexts({ language: 'hi', translation: hindi });
  assert.is(
    chatText(),
    `नमस्ते, मुझे मोटर बीमा (${PRODUCT}) के बारे में जानकारी चाहिए।\nhttps://broker.example/embed/quote-form\nपार्टनर: A & B`,
  );
  await dom.close();
});

test('the address of a chat keeps its own parameters and has no plus sign, which WhatsApp would show', () => {
  const url = chatUrl('https://api.whatsapp.com/send?phone=919876543210', PAGE_TEXTS, {
    product: '',
    page: 'https://broker.example/',
  });
  assert.is(
    url,
    'https://api.whatsapp.com/send?phone=919876543210&text=Hello,%20I%20have%20a%20question%20about%20insurance.%0Ahttps://broker.example/',
  );
  const withPlus = chatUrl('https://wa.me/+919876543210', PAGE_TEXTS, { product: '', page: '' });
  assert.ok(withPlus.startsWith('https://wa.me/+919876543210?text=Hello,%20I%20have'));
});

test.run();
