import { LICENCE_PREFIX } from '../../widgets/contract/licence-prefix';
import type { Translation } from '../../widgets/shared/i18n/translation';
import { LANGUAGES, type Language, loadTranslation } from '../../widgets/shared/runtime/language';

const TRANSLATIONS = new Map<string, Translation | undefined>(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadTranslation(language)] as const)),
);

/**
 * Returns the language as a member of `LANGUAGES`.
 * @throws Error if widgets have no texts in the language
 */
export function knownLanguage(language: string): Language {
  const known = LANGUAGES.find((each) => each === language);
  if (!known) throw new Error(`widgets/shared/runtime/language.ts: there is no language "${language}"`);
  return known;
}

/** Returns the texts of a language, or undefined for English. */
export const translationOf = (language: string | undefined): Translation | undefined =>
  language === undefined ? undefined : TRANSLATIONS.get(knownLanguage(language));

/** Returns a product's name in a language, without the English name that some translations add in brackets. */
export function productIn(language: string | undefined, english: string): string {
  const name = translationOf(language)?.productName(english) ?? english;
  return name.replace(` (${english})`, '');
}

/** Returns the broker's licence with its prefix ("Licence No.") translated. */
export const licenceIn = (language: string, licence: string) =>
  licence.replace(LICENCE_PREFIX, translationOf(language)?.quoteForm.licenceNumber ?? '$&');
