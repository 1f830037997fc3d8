import { LANGUAGES, type Language, languageOf } from './language';

/** sessionStorage key of the language that the visitor chose for our own pages. */
export const LANGUAGE_KEY = 'broker-language';

/** Fired on the document when the visitor has chosen another language. */
export const LANGUAGE_EVENT = 'broker:language';

/** Returns the language that the visitor chose on this page or an earlier one; undefined if there is none. */
export function chosenLanguage(): Language | undefined {
  try {
    const stored = sessionStorage.getItem(LANGUAGE_KEY);
    return LANGUAGES.find((known) => known === stored);
  } catch {
    // Storage is blocked, so no choice is stored.
  }
}

/**
 * Returns a widget's language. On our own pages it is the language that the visitor chose, unless `data-lang` is set.
 */
export const languageFor = (host: HTMLElement): Language =>
  (host.dataset.lang === undefined && host.hasAttribute('data-prerendered') && chosenLanguage()) ||
  languageOf(host);
