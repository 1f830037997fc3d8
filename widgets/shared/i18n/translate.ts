import { ANSWERS, thanksFor } from '../../contract/answers';
import type { Texts, Translation } from './translation';

/**
 * Translated texts, keyed by their English texts. A translation contains the same `{name}` placeholders as its English
 * text.
 */
export type Translations = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

const escapeRegExp = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/**
 * Returns a function that translates a known English text. If only the start of a text is a known sentence, the
 * function translates the sentence, and then the rest in the same way. It returns unknown text unchanged.
 */
export function translator(translations: Translations) {
  const patterns = Object.entries(translations)
    .filter(([english]) => english.includes('{'))
    .map(
      ([english, translated]) =>
        [
          new RegExp(`^${escapeRegExp(english).replace(PLACEHOLDER, '(?<$1>\\S+)')}(?: (?<others>.+))?$`),
          translated,
        ] as const,
    );

  function translate(english: string): string {
    if (Object.hasOwn(translations, english)) return translations[english] as string;
    for (const [pattern, translated] of patterns) {
      const values = pattern.exec(english)?.groups;
      if (!values) continue;
      const sentence = translated.replace(PLACEHOLDER, (whole, name) => values[name] ?? whole);
      return values.others ? `${sentence} ${translate(values.others)}` : sentence;
    }
    const sentence = Object.keys(translations).find(
      (known) => known.endsWith('.') && english.startsWith(`${known} `),
    );
    return sentence ? `${translations[sentence]} ${translate(english.slice(sentence.length + 1))}` : english;
  }
  return translate;
}

/** Returns a language's texts, with functions that translate the server's messages and products' names. */
export function createTranslation({ answers, products, ...texts }: Texts): Translation {
  const productName = (english: string) =>
    Object.hasOwn(products, english) ? `${products[english]} (${english})` : english;
  return {
    ...texts,
    productName,
    englishProduct: (shown) =>
      Object.keys(products).find(
        (english) => shown === productName(english) || shown === products[english],
      ) ?? shown,
    answer: translator({
      ...Object.fromEntries(
        Object.entries(ANSWERS).map(([id, english]) => [english, answers[id as keyof typeof ANSWERS]]),
      ),
      [thanksFor('enquiry')]: texts.enquiry.thanks,
      [thanksFor('application')]: texts.applicationThanks,
    }),
  };
}

/**
 * Returns a month's name in a language.
 * @param number 1 for January
 */
export const monthIn = (language: string, number: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, +number - 1));
