import { decodeValue } from '../../../contract/coded-value';
import type { Texts } from '../../runtime/language';
import { MORE_TEXTS } from './more-texts';
import { chatUrl, PAGE_TEXTS } from './page-texts';

/**
 * Translates the parts of our own pages that follow the language of the page's form. Three attributes contain the id of
 * a text in PAGE_TEXTS or MORE_TEXTS. The text of `data-page-text` replaces the element's content. The text of
 * `data-page-label` replaces the element's accessible name. The text of `data-page-query` replaces the element's
 * `data-message`, and also the query in the form, unless the visitor has changed the query. Links with `data-chat` get
 * the URL of a chat that begins with a translated text.
 */
export function showPageTexts({ language, translation }: Texts) {
  const copy = translation ? { ...translation.more, ...translation.page } : { ...MORE_TEXTS, ...PAGE_TEXTS };
  const productName = (english: string) => translation?.productName(english) ?? english;
  const textOf = (id: string | undefined, value = '') => {
    const text = copy[id as keyof typeof copy];
    return typeof text === 'function' ? text(productName(value)) : text;
  };
  const markLanguage = (element: HTMLElement) => {
    if (translation) element.lang = language;
    else element.removeAttribute('lang');
  };

  for (const element of document.querySelectorAll<HTMLElement>('[data-page-text]')) {
    const text = textOf(element.dataset.pageText, element.dataset.pageValue);
    if (element.textContent !== text) element.textContent = text;
    markLanguage(element);
    // A page whose title is translated is translated as a whole, so `<html>` also gets the language.
    if (element.matches('title')) document.documentElement.lang = language;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-page-label]')) {
    element.setAttribute('aria-label', textOf(element.dataset.pageLabel));
    markLanguage(element);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-page-query]')) {
    const before = element.dataset.message;
    const text = textOf(element.dataset.pageQuery, element.dataset.pageValue);
    element.dataset.message = text;
    for (const query of document.querySelectorAll('textarea')) {
      if (query.defaultValue === before) query.defaultValue = text;
      // Keep a query that the visitor has changed.
      if (query.value === before) query.value = text;
    }
  }
  const { partner = '', typeOfInsurance = '' } =
    document.querySelector<HTMLElement>('[data-broker-widget=quote-form]')?.dataset ?? {};
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chat]'))
    link.href = chatUrl(link.href, copy, {
      product: productName(link.dataset.chat || typeOfInsurance),
      page: location.origin + location.pathname,
      partner: decodeValue(partner),
    });
}
