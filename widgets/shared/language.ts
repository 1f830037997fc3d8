/** Gives the words of a language for English ones. */
export type Say = (english: string) => string;

export const LANGUAGES = ['en', 'hi', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The words as they are. */
export const english: Say = (words) => words;

const FILES = { hi: () => import('./words/hi'), te: () => import('./words/te') };

/** What `data-lang` on a placeholder says, else the nearest `lang`; English where there is no file of it. */
export const languageOf = (host: HTMLElement) =>
  (/^(?:hi|te)\b/.exec(host.dataset.lang ?? host.closest<HTMLElement>('[lang]')?.lang ?? '')?.[0] ??
    'en') as Language;

/** Loads a language. English where its file cannot be had: the form is worth more than its words. */
export async function sayIn(language: Language): Promise<Say> {
  if (language === 'en') return english;
  try {
    return (await FILES[language]()).say;
  } catch (error) {
    console.error(`broker-widgets: the words of "${language}" cannot be loaded:`, error);
    return english;
  }
}
