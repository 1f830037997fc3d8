import { createTransport } from 'nodemailer';
import type { LeadKind } from '../db/schema';
import { leadToText, type ReportedLead, resumeCommand } from '../lead-report';
import { type Channel, DeliveryError } from './channel';

export type MailSettings = {
  /** `smtps://user:password@host` or `smtp://host:587`. */
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

/** Shorter than the time limit of an attempt, so that a stuck connection is closed by its owner. */
const TIMEOUT_MS = 15_000;

/** The URL with nodemailer's options, except those that the operator has set in it. */
function transportUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const options = {
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  for (const [name, value] of Object.entries(options)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, `${value}`);
  }
  return url.href;
}

/** The file stays in the database, for those who may see it. */
const resumeNote = ({ reference, resume_name }: ReportedLead): string =>
  resume_name === undefined ? '' : `\nThe résumé: ${resumeCommand(reference, `${resume_name}`)}\n`;

/** Mails leads. Every attempt has the same Message-ID. */
export function createMail({ smtpUrl, from, to }: MailSettings): Channel {
  const transport = createTransport(transportUrl(smtpUrl));
  return {
    name: 'mail',
    async send(lead) {
      const { reference, kind, email, full_name = `${lead.first_name} ${lead.last_name}` } = lead;
      try {
        await transport.sendMail({
          from,
          to,
          ...(email && { replyTo: `${email}` }),
          subject: `${KINDS[kind]} ${reference} from ${full_name}`,
          text: leadToText(lead) + resumeNote(lead),
          messageId: `<lead-${lead.id}@broker-widgets>`,
        });
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        throw responseCode ? new DeliveryError(`SMTP ${responseCode}`) : error;
      }
    },
    close: () => transport.close(),
  };
}
