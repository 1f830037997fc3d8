import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { captureConsole } from '../../../support/capture-console';
import { installDom } from '../../../support/dom';
import { waitUntil } from '../../../support/flush';
import { importFresh } from '../../../support/import-fresh';

type Module = typeof import('../../../../widgets/shared/forms/on-demand/language-choice');

const KEY = 'broker-language';
const RADIOS = ['en', 'hi', 'te'].map((value) => `<input type="radio" name="l" value="${value}">`).join('');

let pages = 0;

/**
 * Opens a page with a language choice and a form. `update` stands for the code that renders the form in another
 * language. Its argument is the placeholder's `data-lang`.
 */
async function openChoice(update: (lang: string | undefined) => Promise<void>, before?: () => void) {
  const dom = installDom(
    `<div><fieldset data-form-languages disabled>${RADIOS}<p role="status"></p></fieldset>
       <div data-broker-widget="quote-form"></div></div>`,
    { url: 'https://broker.example/' },
  );
  const { errors } = captureConsole();
  before?.();
  const host = document.querySelector('[data-broker-widget]') as HTMLElement;
  const { offerLanguages } = await importFresh<Module>(
    'widgets/shared/forms/on-demand/language-choice.ts',
    ++pages,
  );
  await offerLanguages(host, () => update(host.dataset.lang));
  const status = () => document.querySelector('[role=status]')?.textContent;
  return {
    host,
    errors,
    status,
    checked: () => document.querySelector<HTMLInputElement>(':checked')?.value,
    choose: (language: string) => document.querySelector<HTMLElement>(`[value=${language}]`)?.click(),
    untilFailed: () => waitUntil('the failure', () => status()?.includes('could not be loaded')),
    stored: () => sessionStorage.getItem(KEY),
    close: dom.close,
  };
}

const failing = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('if the form cannot change its language, it stays in English, and so do the mark and the next page', async () => {
  const page = await openChoice(failing);
  page.choose('hi');
  await page.untilFailed();
  assert.is(page.checked(), 'en');
  assert.not('lang' in page.host.dataset);
  assert.is(page.stored(), null);
  assert.match(`${page.errors[0]?.[0]}`, 'Failed to fetch');
  await page.close();
});

test('if the form cannot change its language a second time, it stays in the language that it shows', async () => {
  const page = await openChoice((lang) => (lang === 'te' ? failing() : Promise.resolve()));
  page.choose('hi');
  await waitUntil('Hindi', () => page.stored() === 'hi');
  page.choose('te');
  await page.untilFailed();
  assert.is(page.checked(), 'hi');
  assert.is(page.host.dataset.lang, 'hi');
  assert.is(page.stored(), 'hi');
  page.choose('en');
  await waitUntil('English', () => page.stored() === 'en');
  assert.is(page.status(), '');
  await page.close();
});

test('if the form cannot show the language of an earlier page, the page goes on in English', async () => {
  const page = await openChoice(failing, () => sessionStorage.setItem(KEY, 'hi'));
  await page.untilFailed();
  assert.is(page.checked(), 'en');
  await page.close();
});

for (const [what, target] of [
  ['shown after it was prerendered', () => document],
  ['shown again after Back', () => globalThis],
] as const)
  test(`a page that is ${what} follows a choice made on another page`, async () => {
    const shown: (string | undefined)[] = [];
    const page = await openChoice(async (lang) => void shown.push(lang));
    sessionStorage.setItem(KEY, 'te');
    target().dispatchEvent(new Event(what.includes('Back') ? 'pageshow' : 'prerenderingchange'));
    await waitUntil('Telugu', () => shown.includes('te'));
    assert.is(page.checked(), 'te');
    await page.close();
  });

/**
 * Opens a page in Hindi that contains a form. The visitor has chosen Telugu on an earlier page. A page in Hindi has no
 * language choice, only links to its versions in other languages.
 */
async function openHindiPage(before?: () => void) {
  const dom = installDom(
    `<nav class="versions"><a lang="en" href="#en">English</a></nav>
     <div data-broker-widget="quote-form"><form><input name="type_of_insurance" value="Motor Insurance"></form></div>`,
    { url: 'https://broker.example/hi/motor-insurance' },
  );
  document.documentElement.lang = 'hi-IN';
  sessionStorage.setItem(KEY, 'te');
  before?.();
  const { offerLanguages } = await importFresh<Module>(
    'widgets/shared/forms/on-demand/language-choice.ts',
    ++pages,
  );
  await offerLanguages(document.querySelector('[data-broker-widget]') as HTMLElement, failing);
  return dom;
}

test('a page in another language is the choice for the pages that follow', async () => {
  const dom = await openHindiPage();
  assert.is(sessionStorage.getItem(KEY), 'hi');
  assert.is(document.querySelector('input')?.value, 'मोटर बीमा (Motor Insurance)');
  await dom.close();
});

test('a page in another language that the browser prerenders is the choice only once it is shown', async () => {
  const dom = await openHindiPage(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  assert.is(document.querySelector('input')?.value, 'मोटर बीमा (Motor Insurance)');
  assert.is(sessionStorage.getItem(KEY), 'te');
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitUntil('Hindi', () => sessionStorage.getItem(KEY) === 'hi');
  await dom.close();
});

test('a link to the page in another language is another choice', async () => {
  const dom = await openHindiPage();
  document.querySelector<HTMLElement>('[lang=en]')?.click();
  assert.is(sessionStorage.getItem(KEY), 'en');
  await dom.close();
});

test.run();
