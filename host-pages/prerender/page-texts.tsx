import { chatUrl, PAGE_TEXTS } from '../../widgets/shared/forms/on-demand/page-texts';
import { SITE } from '../site';

type Id = keyof typeof PAGE_TEXTS;

/**
 * Returns the props of an element whose text is in English until the visitor chooses another language for the form.
 * @param value what the text names: a product or the broker
 */
export function pageText(id: Id, value = '') {
  const text = PAGE_TEXTS[id];
  return {
    'data-page-text': id,
    'data-page-value': value || undefined,
    children: typeof text === 'function' ? text(value) : text,
  };
}

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
