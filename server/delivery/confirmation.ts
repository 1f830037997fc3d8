import { acceptedMessage } from '../reports/accepted-message';
import { senderTexts } from '../reports/sender-texts';
import { type Channel, idOf } from './channel';
import type { MailSettings } from './mail';
import { addressOf, openMailTransport, RefusedReceiver } from './mail-transport';

/**
 * Returns the broker's name and contacts, which end a mail: a person who sent a form on a partner's page may not know
 * the broker.
 */
async function signature(): Promise<string> {
  // Imported lazily: an invalid value in site.ts fails one mail (which is retried), not server start.
  const { SITE } = await import('../../host-pages/site');
  return [SITE.name, SITE.licence, SITE.phone, SITE.mail].filter(Boolean).join('\n');
}

/**
 * Adds the reference to a subject, except in scripts without capitals: there the reference's letter would be the only
 * one with a case, and mail filters would take the subject for one in all capitals.
 */
const withReference = (subject: string, reference: string): string =>
  /\p{Ll}/u.test(subject) ? `${subject}: ${reference}` : subject;

/**
 * Mails a confirmation to the sender of a lead, in the form's language. It contains nothing that the sender typed,
 * since anybody can type somebody else's address.
 */
export function createConfirmation({ smtpUrl, from, to }: MailSettings): Channel {
  const { send, close } = openMailTransport({ smtpUrl, from });
  return {
    name: 'confirmation',
    async send(lead) {
      const { answer, received, notYou } = senderTexts(lead.language);
      try {
        await send({
          id: `confirmation-${idOf(lead)}`,
          to: addressOf(lead),
          replyTo: to.split(', '),
          subject: withReference(received, lead.reference),
          text: `${answer(acceptedMessage(lead))}\n\n${notYou}\n\n${await signature()}\n`,
        });
      } catch (error) {
        // Not an error: the sender has mistyped the address, and the broker has the lead with the mobile number.
        if (!(error instanceof RefusedReceiver)) throw error;
      }
    },
    close,
  };
}
