import type { Translation } from '../i18n/translation';

/**
 * All languages besides English. Each language has a file, which is loaded on demand. If you add a language here, the
 * compiler reports the other tables that need its texts.
 */
const FILES = {
  hi: () => import('../i18n/hi'),
  te: () => import('../i18n/te'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly translation: Translation }>>>;

export const LANGUAGES = ['en', ...(Object.keys(FILES) as (keyof typeof FILES)[])] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the language in `data-lang`, else in the nearest `lang`, else English. "hi-IN" and "hi_IN" are Hindi. */
export function languageOf(host: HTMLElement): Language {
  const tag = host.dataset.lang ?? host.closest<HTMLElement>('[lang]')?.lang;
  const [language] = tag?.toLowerCase().match(/[a-z]+/) ?? [];
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

export type Texts = { readonly language: Language; readonly translation: Translation | undefined };

export const ENGLISH: Texts = { language: 'en', translation: undefined };

/**
 * Loads the texts of the language that `find` returns. Resolves to English if the texts fail to load. Resolves to
 * undefined if the language changes meanwhile, so that the last choice wins.
 */
export async function loadTexts(find: () => Language): Promise<Texts | undefined> {
  const language = find();
  const translation = await loadTranslation(language);
  if (language === find()) return { language: translation ? language : 'en', translation };
}

/** Loads the texts of a language. Resolves to undefined for English, and after a failure: the form stays in English. */
export async function loadTranslation(language: Language): Promise<Translation | undefined> {
  if (language === 'en') return;
  try {
    return (await FILES[language]()).translation;
  } catch (error) {
    console.error(`broker-widgets: the texts of "${language}" cannot be loaded:`, error);
  }
}
