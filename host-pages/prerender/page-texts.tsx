import { chatUrl, PAGE_TEXTS } from '../../widgets/shared/forms/on-demand/page-texts';
import { SITE } from '../site';

type Id = keyof typeof PAGE_TEXTS;
/** What a query begins with. */
export type QueryId = 'claimQuery' | 'partnerQuery';

function textOf(id: Id, value: string) {
  const text = PAGE_TEXTS[id];
  return typeof text === 'function' ? text(value) : text;
}

/**
 * Returns the props of an element whose text is in English until the visitor chooses another language for the form.
 * @param value what the text names: a product or the broker
 */
export const pageText = (id: Id, value = '') => ({
  'data-page-text': id,
  'data-page-value': value || undefined,
  children: textOf(id, value),
});

/** Returns the options of an enquiry that begins with a text, which follows the form's language. */
export const beginsWith = (pageQuery: QueryId, value = '') => ({
  pageQuery,
  message: textOf(pageQuery, value),
});

/** Returns the props of a link to such an enquiry. */
export const queryLink = (id: QueryId, value: string) => ({
  'data-page-query': id,
  'data-page-value': value,
  'data-message': textOf(id, value),
});

/** Like `pageText`, for an element's accessible name. */
export const pageLabel = (id: 'languages' | 'contactUs') => ({
  'data-page-label': id,
  'aria-label': PAGE_TEXTS[id],
});

/**
 * Returns the props of a link to a WhatsApp chat, which begins with a text about the page.
 * @param product the page's product; may be empty
 */
export const chatLink = (path: string, product = '') => ({
  'data-chat': product,
  href: chatUrl(SITE.social.messaging, PAGE_TEXTS, { product, page: SITE.origin + path }),
});
