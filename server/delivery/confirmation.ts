import { DAYS_BEFORE, RENEWAL_REMINDER } from '../../widgets/contract/renewal-reminder';
import { acceptedMessage } from '../reports/accepted-message';
import type { ReportedLead } from '../reports/lead-report';
import { senderTexts } from '../reports/sender-texts';
import { type Channel, idOf } from './channel';
import type { MailSettings } from './mail';
import { addressOf, openMailTransport, RefusedContent, RefusedReceiver } from './mail-transport';

/**
 * Returns the last lines of the mail: the broker's name and contacts. A person who sent a form on a partner's page may
 * not know the broker.
 */
async function signature(): Promise<string> {
  // Imported lazily, so that the server starts even if site.ts contains an invalid value. In that case only this mail
  // fails, and is retried.
  const { SITE } = await import('../../host-pages/site');
  return [SITE.name, SITE.licence, SITE.phone, SITE.mail].filter(Boolean).join('\n');
}

/**
 * Adds the reference to a subject, unless the subject is in a script without capitals, such as Telugu. In such a
 * subject, the only letter with a case would be the reference's capital letter. Mail filters would then treat the whole
 * subject as written in capitals.
 */
const withReference = (subject: string, reference: string): string =>
  /\p{Ll}/u.test(subject) ? `${subject}: ${reference}` : subject;

/**
 * Returns the text about a renewal reminder: which data are stored, and how to withdraw the reminder.
 * @param token undefined if the reminder can't be withdrawn, since the broker already has it
 */
async function withdrawalText({ mobile }: ReportedLead, token: string | undefined): Promise<string> {
  const { SITE } = await import('../../host-pages/site');
  const contact = mobile === undefined ? 'and this address' : 'this address and a mobile number';
  const stored = `We have stored the insurance, the month, ${contact}.`;
  if (token === undefined)
    return `${stored} Our team has them already.
Please reply to this mail if we should not contact you, or should erase them.`;
  const link = new URL(`${SITE.api}${RENEWAL_REMINDER}/${token}`, `${SITE.origin}/`).href;
  return `${stored} Our team gets them ${DAYS_BEFORE} days before the month begins.
Until then you can withdraw the reminder, which erases all of it:
${link}`;
}

/**
 * Creates the channel that mails a confirmation to the sender of a lead, in the form's language. The mail contains
 * nothing that the sender typed, since anybody can type somebody else's address.
 */
export function createConfirmation({ smtpUrl, from, to }: MailSettings): Channel {
  const { send, close } = openMailTransport({ smtpUrl, from });
  return {
    name: 'confirmation',
    async send(lead, _signal, { withdrawalToken }) {
      const { answer, received, notYou } = senderTexts(lead.language);
      try {
        await send({
          id: `confirmation-${idOf(lead)}`,
          to: addressOf(lead),
          replyTo: to.split(', '),
          subject: withReference(received, lead.reference),
          text: `${[
            answer(acceptedMessage(lead)),
            ...(withdrawalToken ? [await withdrawalText(lead, await withdrawalToken())] : []),
            notYou,
            await signature(),
          ].join('\n\n')}\n`,
        });
      } catch (error) {
        // Ignores the error if the mail server refuses the visitor's address, which is then probably mistyped. The lead
        // itself is stored, and the broker still gets it.
        const isRefused =
          error instanceof RefusedReceiver || (error instanceof RefusedContent && error.isAboutReceiver);
        if (!isRefused) throw error;
      }
    },
    close,
  };
}
