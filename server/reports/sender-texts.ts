import { ANSWERS } from '../../widgets/contract/answers';
import { translation as hi } from '../../widgets/shared/i18n/hi';
import { translation as te } from '../../widgets/shared/i18n/te';
import type { Language } from '../../widgets/shared/runtime/language';
import { monthInWords } from '../text/indian-months';
import type { ReportedLead } from './lead-report';

/** Texts in one language that the sender of a lead reads in a mail or on a page of the server. */
type SenderTexts = {
  /** The language's name, in English. */
  readonly language: string;
  /** The value of the HTML attribute `lang`. */
  readonly tag: Language;
  /** Translates an English message of the forms. */
  readonly answer: (english: string) => string;
  readonly received: string;
  /** The character that ends a sentence. */
  readonly stop: string;
  readonly hello: (broker: string) => string;
  /** Says why the broker writes to a person who asked for a renewal reminder. */
  readonly askedForReminder: (insurance: string, month: string) => string;
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
  askedForReminder: (insurance, month) =>
    `You asked us to contact you before your ${insurance} expires in ${monthInWords(month)}.`,
  notYou: 'If you did not send a form to us, please reply to this mail.',
  thankYou: 'Thank you',
  goHome: 'Go to the home page',
};

/** The texts in each language. For Hindi and Telugu, the widgets' translations provide `answer`. */
const TEXTS: Readonly<Record<Language, SenderTexts>> = {
  en: ENGLISH,
  hi: {
    language: 'Hindi',
    tag: 'hi',
    answer: hi.answer,
    received: 'हमें आपका फ़ॉर्म मिल गया है',
    stop: '।',
    hello: (broker) => `नमस्ते, यह ${broker} है।`,
    askedForReminder: (insurance, month) =>
      `आपने हमसे कहा था कि ${monthInWords(month, 'hi')} में आपकी ${hi.productName(insurance)} पॉलिसी समाप्त होने से पहले हम आपसे संपर्क करें।`,
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
    askedForReminder: (insurance, month) =>
      `${monthInWords(month, 'te')}లో మీ ${te.productName(insurance)} పాలసీ ముగిసేలోపు సంప్రదించమని మీరు మమ్మల్ని అడిగారు.`,
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
 * contains nothing that the sender typed, since anybody can type somebody else's number. For a renewal reminder, it
 * names the insurance and the month: the sender chooses these from lists.
 */
export function chatText(lead: ReportedLead, broker: string): string {
  const { answer, received, stop, hello, askedForReminder } = senderTexts(lead.language);
  const reason =
    lead.kind === 'renewal'
      ? askedForReminder(`${lead.type_of_insurance}`, `${lead.renewal_month}`)
      : `${received}${stop}`;
  const reference = answer(ANSWERS.reference.replace('{ref}', lead.reference));
  return `${hello(broker)} ${reason} ${reference}`;
}
