import { ANSWERS } from '../../widgets/contract/answers';
import { translation as hi } from '../../widgets/shared/i18n/hi';
import { translation as te } from '../../widgets/shared/i18n/te';
import type { Language } from '../../widgets/shared/runtime/language';

/** What the sender of a lead reads, in a mail or a page of the server, in one language. */
type SenderTexts = {
  /** The language's name, in English. */
  readonly language: string;
  /** The value of `lang`. */
  readonly tag: Language;
  /** Translates an English message of the forms. */
  readonly answer: (english: string) => string;
  readonly received: string;
  /** The character that ends a sentence. */
  readonly stop: string;
  readonly hello: (broker: string) => string;
  readonly notYou: string;
  readonly thankYou: string;
  readonly goHome: string;
};

const ENGLISH: SenderTexts = {
  language: 'English',
  tag: 'en',
  answer: (english) => english,
  received: 'We have received your form',
  stop: '.',
  hello: (broker) => `Hello, this is ${broker}.`,
  notYou: 'If you did not send a form to us, please reply to this mail.',
  thankYou: 'Thank you',
  goHome: 'Go to the home page',
};

/** The texts in each language. In Hindi and Telugu, `answer` is the function of the widgets' translation. */
const TEXTS: Readonly<Record<Language, SenderTexts>> = {
  en: ENGLISH,
  hi: {
    language: 'Hindi',
    tag: 'hi',
    answer: hi.answer,
    received: 'हमें आपका फ़ॉर्म मिल गया है',
    stop: '।',
    hello: (broker) => `नमस्ते, यह ${broker} है।`,
    notYou: 'अगर आपने हमें कोई फ़ॉर्म नहीं भेजा है, तो कृपया इस मेल का जवाब दें।',
    thankYou: 'धन्यवाद',
    goHome: 'होम पेज पर जाएँ',
  },
  te: {
    language: 'Telugu',
    tag: 'te',
    answer: te.answer,
    received: 'మీ ఫారమ్ మాకు అందింది',
    stop: '.',
    hello: (broker) => `నమస్కారం, ఇది ${broker}.`,
    notYou: 'మీరు మాకు ఏ ఫారమ్ పంపకపోతే, దయచేసి ఈ మెయిల్‌కు జవాబు ఇవ్వండి.',
    thankYou: 'ధన్యవాదాలు',
    goHome: 'హోమ్ పేజీకి వెళ్లండి',
  },
};

/** The tag and the English name of each language of the forms. */
export const LANGUAGE_NAMES = Object.values(TEXTS).map(({ tag, language }) => [tag, language] as const);

/** True if the server has texts in a lead's language. The language may be any text, since it is stored unchecked. */
const isLanguage = (language: unknown): language is Language => Object.hasOwn(TEXTS, `${language}`);

/** Returns the texts in a lead's language. If the language is missing or unknown, returns the English texts. */
export const senderTexts = (language: unknown): SenderTexts =>
  isLanguage(language) ? TEXTS[language] : ENGLISH;

/** Returns the English name of a lead's language, or the language itself if it is unknown. */
export const languageName = (language: unknown): string =>
  isLanguage(language) ? TEXTS[language].language : `${language}`;

/**
 * Returns the text with which the broker begins a chat with the sender of a lead, in the lead's language. The text
 * contains nothing that the sender typed, since anybody can type somebody else's number.
 */
export function chatText(
  lead: { readonly reference: string; readonly language?: unknown },
  broker: string,
): string {
  const { answer, received, stop, hello } = senderTexts(lead.language);
  const reference = answer(ANSWERS.reference.replace('{ref}', lead.reference));
  return `${hello(broker)} ${received}${stop} ${reference}`;
}
