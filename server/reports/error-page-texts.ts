import { FORM_COPY } from '../../widgets/career-details/copy';
import { TRANSLATIONS } from '../../widgets/career-details/i18n/translations';
import { LEAD_FIELDS, type LeadField, requiredMessage } from '../../widgets/contract/field-rules';
import { tooLongMessage } from '../../widgets/contract/shapes';
import { translation as hi } from '../../widgets/shared/i18n/hi';
import { translation as te } from '../../widgets/shared/i18n/te';
import type { Translation } from '../../widgets/shared/i18n/translation';
import type { Language } from '../../widgets/shared/runtime/language';
import { senderTexts } from './sender-texts';

export const UNEXPECTED_ERROR =
  'Something went wrong on our side, and your request was not stored. Please try again later.';

/** The sentences of an error page, in one language. */
type Sentences = {
  readonly notSent: string;
  readonly unexpected: string;
  /** What the visitor can do if the error page shows the form again. */
  readonly sendLaterBelow: string;
  readonly correctBelow: string;
  /** What the visitor can do if the error page does not show the form. */
  readonly sendLaterThere: string;
  readonly correctThere: string;
  readonly sendAgain: string;
  /** Asks an applicant for the file again, since browsers do not keep a chosen file. */
  readonly chooseFileAgain: string;
  readonly atMost: (characters: number) => string;
};

type FieldTexts = Pick<LeadField, 'label' | 'hint' | 'prompt'> & {
  /** The texts of a select's options, keyed by the options' values. */
  readonly names?: Readonly<Record<string, string>>;
};

/** The texts for a visitor whose form was rejected, in one language. */
export type ErrorPageTexts = Omit<Sentences, 'unexpected' | 'atMost'> & {
  readonly tag: Language;
  /** Returns the sentence with the broker's phone number and mail address. Both are HTML. `phone` may be empty. */
  readonly contacts: (phone: string, mail: string) => string;
  readonly fieldTexts: (name: string, field: LeadField) => FieldTexts;
  /** Translates an error message. Returns undefined if there is no translation. */
  readonly translateError: (english: string) => string | undefined;
};

const BACK = "Go back with your browser's Back button: what you typed is still there.";

const ENGLISH: ErrorPageTexts = {
  tag: 'en',
  notSent: 'Your request was not sent',
  sendLaterBelow: 'Your details are kept in this page: send them again later with the button below.',
  correctBelow:
    "Correct it below and send it again. Go back with your browser's Back button to change anything else.",
  sendLaterThere: `${BACK} Then send it again later.`,
  correctThere: `${BACK} Then correct it and send it again.`,
  sendAgain: 'Send it again',
  chooseFileAgain: 'Choose your file again:',
  contacts: (phone, mail) => `You can also ${phone && `call ${phone} or `}write to ${mail}.`,
  fieldTexts: (name, field) => (name === 'file' ? { ...field, hint: FORM_COPY.fileHint } : field),
  translateError: (english) => english,
};

const HINDI: Sentences = {
  notSent: 'आपका अनुरोध नहीं भेजा गया',
  unexpected: 'हमारी ओर से कुछ गड़बड़ हुई है, और आपका अनुरोध हमें नहीं मिला। कृपया कुछ देर बाद फिर से कोशिश करें।',
  sendLaterBelow: 'आपकी जानकारी इस पेज में सुरक्षित है: उसे कुछ देर बाद नीचे दिए गए बटन से फिर से भेजें।',
  correctBelow: 'जानकारी नीचे ठीक करें और फिर से भेजें। कुछ और बदलना हो, तो ब्राउज़र के बैक बटन से वापस जाएँ।',
  sendLaterThere: 'ब्राउज़र के बैक बटन से वापस जाएँ: आपने जो लिखा था, वह वहीं है। फिर उसे कुछ देर बाद दोबारा भेजें।',
  correctThere: 'ब्राउज़र के बैक बटन से वापस जाएँ: आपने जो लिखा था, वह वहीं है। फिर उसे ठीक करके दोबारा भेजें।',
  sendAgain: 'फिर से भेजें',
  chooseFileAgain: 'अपनी फ़ाइल फिर से चुनें:',
  atMost: (characters) => `ज़्यादा से ज़्यादा ${characters} अक्षर लिखें`,
};

const TELUGU: Sentences = {
  notSent: 'మీ అభ్యర్థన పంపబడలేదు',
  unexpected: 'మా వైపు ఏదో పొరపాటు జరిగింది, మీ అభ్యర్థన మాకు అందలేదు. దయచేసి కొంతసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  sendLaterBelow: 'మీ వివరాలు ఈ పేజీలో అలాగే ఉన్నాయి: కొంతసేపటి తర్వాత కింద ఉన్న బటన్‌తో వాటిని మళ్లీ పంపండి.',
  correctBelow: 'వివరాలను కింద సరిచేసి మళ్లీ పంపండి. ఇంకేదైనా మార్చాలంటే, బ్రౌజర్‌లోని బ్యాక్ బటన్‌తో వెనుకకు వెళ్లండి.',
  sendLaterThere: 'బ్రౌజర్‌లోని బ్యాక్ బటన్‌తో వెనుకకు వెళ్లండి: మీరు రాసినది అక్కడే ఉంటుంది. కొంతసేపటి తర్వాత దాన్ని మళ్లీ పంపండి.',
  correctThere: 'బ్రౌజర్‌లోని బ్యాక్ బటన్‌తో వెనుకకు వెళ్లండి: మీరు రాసినది అక్కడే ఉంటుంది. దాన్ని సరిచేసి మళ్లీ పంపండి.',
  sendAgain: 'మళ్లీ పంపండి',
  chooseFileAgain: 'మీ ఫైల్‌ను మళ్లీ ఎంచుకోండి:',
  atMost: (characters) => `గరిష్ఠంగా ${characters} అక్షరాలు రాయండి`,
};

/**
 * Adds the texts of the forms to the sentences of a language. Native speakers have yet to confirm the Hindi and Telugu
 * texts.
 */
function createTexts(
  tag: Exclude<Language, 'en'>,
  { unexpected, atMost, ...sentences }: Sentences,
  { fields, page, answer }: Translation,
): ErrorPageTexts {
  const { labels, messages, copy } = TRANSLATIONS[tag];
  const all: Readonly<Record<string, FieldTexts>> = {
    ...fields,
    linkdin: { label: labels.linkdin },
    file: { label: labels.file, hint: copy.fileHint },
  };
  const known = new Map([...Object.entries(messages), [UNEXPECTED_ERROR, unexpected]]);
  for (const [name, { maxLength, invalid }] of Object.entries<LeadField>(LEAD_FIELDS)) {
    const { label, required, ...texts } = fields[name as keyof typeof fields];
    known.set(requiredMessage(name), required);
    known.set(tooLongMessage(name, maxLength), `${label}: ${atMost(maxLength)}`);
    if (invalid && 'invalid' in texts) known.set(invalid, texts.invalid);
  }
  return {
    ...sentences,
    tag,
    contacts: (phone, mail) => `${phone && `${page.youCanCall} ${phone}<br>`}${page.sendEmail}: ${mail}`,
    fieldTexts: (name, field) => ({ ...field, ...all[name] }),
    translateError(english) {
      const translated = known.get(english) ?? answer(english);
      return translated === english ? undefined : translated;
    },
  };
}

const TEXTS: Readonly<Record<Language, ErrorPageTexts>> = {
  en: ENGLISH,
  hi: createTexts('hi', HINDI, hi),
  te: createTexts('te', TELUGU, te),
};

/** Returns the texts in a form's language. If the language is missing or unknown, returns the English texts. */
export const errorPageTexts = (language?: string): ErrorPageTexts => TEXTS[senderTexts(language).tag];
