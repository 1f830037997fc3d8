import type { Translation } from '../i18n/translation';

/** THE list of languages besides English: each has a file of its own, fetched only when it is asked for. */
const FILES = {
  hi: () => import('../i18n/hi'),
  te: () => import('../i18n/te'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly translation: Translation }>>>;

export const LANGUAGES = ['en', ...(Object.keys(FILES) as (keyof typeof FILES)[])] as const;
export type Language = (typeof LANGUAGES)[number];

/** `data-lang` of the placeholder, else the nearest `lang`; English where there is no file of it. "hi-IN" is Hindi. */
export function languageOf(host: HTMLElement): Language {
  const given = host.dataset.lang ?? host.closest<HTMLElement>('[lang]')?.lang;
  const [language] = given?.split('-') ?? [];
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** The texts of a language; undefined for English, and where its file cannot be had: the form is worth more than its texts. */
export async function loadTranslation(language: Language): Promise<Translation | undefined> {
  if (language === 'en') return;
  try {
    return (await FILES[language]()).translation;
  } catch (error) {
    console.error(`broker-widgets: the texts of "${language}" cannot be loaded:`, error);
  }
}
