import { translation as hi } from '../../widgets/shared/i18n/hi';
import { translation as te } from '../../widgets/shared/i18n/te';
import type { Language } from '../../widgets/shared/runtime/language';
import { acceptedMessage } from '../reports/accepted-message';
import { type Channel, idOf } from './channel';
import type { MailSettings } from './mail';
import { addressOf, openMailTransport, RefusedReceiver } from './mail-transport';

type Texts = {
  /** Translates what the form says. */
  readonly answer: (english: string) => string;
  readonly subject: string;
  readonly notYou: string;
};

const ENGLISH: Texts = {
  answer: (english) => english,
  subject: 'We have received your form',
  notYou: 'If you did not send a form to us, please reply to this mail.',
};

/** The texts by language. The form's own are those of the widgets. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  en: ENGLISH,
  hi: {
    answer: hi.answer,
    subject: 'हमें आपका फ़ॉर्म मिल गया है',
    notYou: 'अगर आपने हमें कोई फ़ॉर्म नहीं भेजा है, तो कृपया इस मेल का जवाब दें।',
  },
  te: {
    answer: te.answer,
    subject: 'మీ ఫారమ్ మాకు అందింది',
    notYou: 'మీరు మాకు ఏ ఫారమ్ పంపకపోతే, దయచేసి ఈ మెయిల్‌కు జవాబు ఇవ్వండి.',
  },
};

/** A lead's language is stored as it was sent: it may be any text. */
const isLanguage = (language: unknown): language is Language => Object.hasOwn(TEXTS, `${language}`);

/** Returns who wrote a mail: a person who sent a form on a partner's page may not know the broker's name. */
async function signature(): Promise<string> {
  // A wrong value in it fails this mail, which is tried again, and not the start of the server.
  const { SITE } = await import('../../host-pages/site');
  return [SITE.name, SITE.licence, SITE.phone, SITE.mail].filter(Boolean).join('\n');
}

/**
 * Adds the reference to a subject, except in scripts without capitals: there its letter is the only one that has a case, and
 * mail filters take the subject for one in capitals.
 */
const withReference = (subject: string, reference: string): string =>
  /\p{Ll}/u.test(subject) ? `${subject}: ${reference}` : subject;

/**
 * Mails a confirmation to the sender of a lead, in the form's language. It contains nothing that was typed: anybody can
 * type the address of somebody else.
 */
export function createConfirmation({ smtpUrl, from, to }: MailSettings): Channel {
  const { send, close } = openMailTransport({ smtpUrl, from });
  return {
    name: 'confirmation',
    async send(lead) {
      const { answer, subject, notYou } = isLanguage(lead.language) ? TEXTS[lead.language] : ENGLISH;
      try {
        await send({
          id: `confirmation-${idOf(lead)}`,
          to: addressOf(lead),
          replyTo: to.split(', '),
          subject: withReference(subject, lead.reference),
          text: `${answer(acceptedMessage(lead))}\n\n${notYou}\n\n${await signature()}\n`,
        });
      } catch (error) {
        // A mistyped address. The broker has the lead, and the number to call.
        if (!(error instanceof RefusedReceiver)) throw error;
      }
    },
    close,
  };
}
