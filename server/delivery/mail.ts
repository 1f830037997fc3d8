import type { LeadKind } from '../db/schema';
import { leadToText, type ReportedLead, resumeCommand } from '../reports/lead-report';
import { type Channel, idOf } from './channel';
import { addressOf, openMailTransport } from './mail-transport';

export type MailSettings = {
  readonly smtpUrl: string;
  /** One address or several, separated by commas. */
  readonly from: string;
  readonly to: string;
};

const KINDS: Readonly<Record<LeadKind, string>> = {
  quote: 'Quote request',
  query: 'Enquiry',
  application: 'Application',
};

/** Names the command that writes the résumé: the file stays in the database, for people who may see it. */
const resumeNote = ({ reference, resume_name }: ReportedLead): string =>
  resume_name === undefined ? '' : `\nThe résumé: ${resumeCommand(reference, `${resume_name}`)}\n`;

/** Says what the reader of a suspected lead should do if it is genuine. */
const suspicionNote = ({ reference, suspected }: ReportedLead): string =>
  suspected === undefined
    ? ''
    : `This lead may be a program's: ${suspected}. Some browsers show that field to people.
If it is genuine:     npm run leads -- --approve ${reference}

`;

/** Mails leads. Every attempt has the same Message-ID. */
export function createMail({ smtpUrl, from, to }: MailSettings): Channel {
  const { send, close } = openMailTransport({ smtpUrl, from });
  return {
    name: 'mail',
    send(lead) {
      const { reference, kind, email, full_name = `${lead.first_name} ${lead.last_name}` } = lead;
      return send({
        id: `lead-${idOf(lead)}`,
        to,
        ...(email && { replyTo: [addressOf(lead)] }),
        subject: `${lead.suspected === undefined ? '' : 'Suspected: '}${KINDS[kind]} ${reference} from ${full_name}`,
        text: suspicionNote(lead) + leadToText(lead) + resumeNote(lead),
      });
    },
    close,
  };
}
