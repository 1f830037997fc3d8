import { APPLICATION_LABELS } from '../contract/application-rules';
import type { FormCopy } from '../shared/forms/form-copy';
import type { Translated } from '../shared/i18n/translation';
import { type Language, loadTexts, type Texts } from '../shared/runtime/language';
import { COPY, FORM_COPY } from './copy';
import type { OwnCopy } from './i18n/application-translation';

/** All texts of the application form in one language. */
export type FormTexts = Texts & {
  readonly copy: FormCopy & OwnCopy & { readonly optional: string };
  readonly labels: Translated<typeof APPLICATION_LABELS>;
  readonly openings: string;
  /** Translates a message of the form or the server; returns unknown text unchanged. */
  readonly answer: (english: string) => string;
};

export const ENGLISH_TEXTS: FormTexts = {
  language: 'en',
  translation: undefined,
  copy: FORM_COPY,
  labels: APPLICATION_LABELS,
  openings: COPY.openings,
  answer: (english) => english,
};

/**
 * Loads the texts of the language that `find` returns. Resolves to undefined if the language changed while loading.
 * @throws Error if the form's own texts can't be loaded
 */
export async function loadFormTexts(find: () => Language): Promise<FormTexts | undefined> {
  const texts = await loadTexts(find);
  if (!texts) return;
  const { language, translation } = texts;
  if (language === 'en' || !translation) return ENGLISH_TEXTS;
  const { copy, labels, openings, messages } = (await import('./i18n/translations')).TRANSLATIONS[language];
  if (language !== find()) return;
  const known: Readonly<Record<string, string>> = { ...messages, [FORM_COPY.failed]: copy.failed };
  return {
    language,
    translation,
    copy: { ...translation.quoteForm, ...copy, thanks: translation.applicationThanks },
    labels,
    openings,
    answer: (english) => (Object.hasOwn(known, english) ? `${known[english]}` : translation.answer(english)),
  };
}
