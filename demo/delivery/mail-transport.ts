import { createTransport, type SendMailOptions } from 'nodemailer';
import type { ReportedLead } from '../lead-report';
import { DeliveryError } from './channel';

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

/**
 * The address that was typed in a form, as one address: nodemailer takes a text for a list, and `asha@example.com,1` for two
 * addresses.
 */
export const addressOf = ({ email }: ReportedLead) => ({ name: '', address: `${email}` });

/** The mail server refuses the receiver for good: there is no such mailbox, for example. */
export class RefusedReceiver extends DeliveryError {}

/** @param smtpUrl `smtps://user:password@host` or `smtp://host:587` */
export function openMailTransport(smtpUrl: string) {
  const transport = createTransport(transportUrl(smtpUrl));
  return {
    /** @throws DeliveryError if the mail server refuses the mail, otherwise the error of the connection */
    async send(mail: SendMailOptions): Promise<void> {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        const { code, responseCode, rejected } = error as {
          code?: string;
          responseCode?: number;
          rejected?: readonly unknown[];
        };
        // Nodemailer finds no address in it.
        if (code === 'EENVELOPE' && !responseCode) throw new RefusedReceiver(code);
        if (!responseCode) throw error;
        const isForGood = responseCode >= 500 && rejected && rejected.length > 0;
        throw new (isForGood ? RefusedReceiver : DeliveryError)(`SMTP ${responseCode}`);
      }
    },
    close: () => transport.close(),
  };
}
