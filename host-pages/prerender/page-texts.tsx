import { chatUrl, PAGE_TEXTS } from '../../widgets/shared/forms/on-demand/page-texts';
import { SITE } from '../site';
import { productIn, translationOf } from './translations';

type Id = keyof typeof PAGE_TEXTS;
/** Id of a text that the page puts at the beginning of the visitor's message in an enquiry. */
export type QueryId = 'claimQuery' | 'partnerQuery';

function textOf(id: Id, value: string, language?: string) {
  const text = (translationOf(language)?.page ?? PAGE_TEXTS)[id];
  return typeof text === 'function' ? text(value) : text;
}

/**
 * Returns the props of an element with a text. On an English page, the text is in English until the visitor chooses
 * another language for the form. On a page in another language, the text stays in that language.
 * @param value the name of a product, or of the broker, that the text contains
 * @param language the page's own language; default: English
 */
export const pageText = (id: Id, value = '', language?: string) => ({
  ...(!translationOf(language) && { 'data-page-text': id, 'data-page-value': value || undefined }),
  children: textOf(id, productIn(language, value), language),
});

/**
 * Returns the options of a contact form in which the visitor's message begins with a given text. The text is in the
 * language of the form.
 */
export const beginsWith = (pageQuery: QueryId, value = '') => ({
  pageQuery,
  message: textOf(pageQuery, value),
});

/** Returns the props of a link to an enquiry in which the visitor's message begins with a given text. */
export const queryLink = (id: QueryId, value: string) => ({
  'data-page-query': id,
  'data-page-value': value,
  'data-message': textOf(id, value),
});

/** Does the same as `pageText`, but for the accessible name of an element instead of its text. */
export const pageLabel = (id: 'languages' | 'contactUs', language?: string) => ({
  ...(!translationOf(language) && { 'data-page-label': id }),
  'aria-label': textOf(id, '', language),
});

/**
 * Returns the props of a link that opens a WhatsApp chat. The visitor's first message begins with a text about the
 * page.
 * @param product the page's product; may be empty
 * @param language the page's own language; default: English
 */
export function chatLink(path: string, product = '', language?: string) {
  const translation = translationOf(language);
  return {
    'data-chat': product,
    href: chatUrl(SITE.social.messaging, translation?.page ?? PAGE_TEXTS, {
      product: translation?.productName(product) ?? product,
      page: SITE.origin + path,
    }),
  };
}
