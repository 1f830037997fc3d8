import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { createTransport } from 'nodemailer';
import type { ReportedLead } from '../reports/lead-report';
import { DeliveryError, MisconfiguredError } from './channel';

/** Shorter than the time limit of an attempt, so that a stuck connection is closed by its owner. */
const TIMEOUT_MS = 15_000;

/** Where mails go out. */
export type Sender = {
  /** `smtps://user:password@host` or `smtp://host:587` */
  readonly smtpUrl: string;
  /** The address that mails come from, with or without a name. */
  readonly from: string;
};

export type Mail = {
  /** Unique among the mails of this sender, and the same in every attempt. */
  readonly id: string;
  readonly to: string | Address;
  /** Addresses that mail standards do not allow are left out. */
  readonly replyTo?: readonly (string | Address)[];
  readonly subject: string;
  readonly text: string;
};

type Address = { readonly name: string; readonly address: string };

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    /(^|\.)localhost$/i.test(host) || (ipaddr.isValid(host) && ipaddr.parse(host).range() === 'loopback')
  );
}

/** True if `url` has a password, which must not cross a network in clear, and the operator has not said otherwise. */
const needsEncryption = (url: URL): boolean =>
  url.protocol === 'smtp:' &&
  url.password !== '' &&
  !isLoopback(url.hostname) &&
  !url.searchParams.has('requireTLS');

/** Returns the URL with nodemailer's options, except those that the operator has set in it. */
export function transportUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const options = {
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(needsEncryption(url) && { requireTLS: true }),
  };
  for (const [name, value] of Object.entries(options)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, `${value}`);
  }
  return url.href;
}

/**
 * Returns the address that was typed in a form as one address: nodemailer takes a text for a list, and
 * `asha@example.com,1` for two addresses.
 */
export const addressOf = ({ email }: ReportedLead): Address => ({ name: '', address: `${email}` });

/** Splits `Broker <leads@broker.example>` or `leads@broker.example` at its last @. */
function partsOf(address: string | Address): { readonly local: string; readonly domain: string } {
  const text = typeof address === 'string' ? address.replace(/^.*<(.*)>$/, '$1') : address.address;
  const at = text.lastIndexOf('@');
  return { local: text.slice(0, at), domain: text.slice(at + 1) };
}

/**
 * True if RFC 5322 allows the address in a header. Servers without SMTPUTF8 refuse a mail, or garble it, whose headers have
 * a mailbox in another script. Nodemailer quotes ASCII mailboxes that need it, and encodes domains.
 */
function isAllowedInHeaders(address: string | Address): boolean {
  const { local, domain } = partsOf(address);
  return /^[\x20-\x7e]+$/.test(local) && /^[a-z\d.-]+$/.test(domainToASCII(domain));
}

/** The mail server refuses the receiver for good: there is no such mailbox, for example. */
export class RefusedReceiver extends DeliveryError {}

type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly rejected?: readonly unknown[];
};

/** True if the connection must be encrypted, and the server cannot do it. */
const lacksEncryption = ({ code, command }: SmtpError): boolean =>
  code === 'ETLS' || (code === 'ECONNECTION' && command === 'EHLO');

/** Opens a pool of connections, which `close` ends. */
export function openMailTransport({ smtpUrl, from }: Sender) {
  const transport = createTransport(transportUrl(smtpUrl));
  const domain = domainToASCII(partsOf(from).domain) || 'localhost';
  return {
    /**
     * @throws MisconfiguredError if the connection cannot be encrypted and must be
     * @throws DeliveryError if the mail server refuses the mail, otherwise the error of the connection
     */
    async send({ id, replyTo = [], ...mail }: Mail): Promise<void> {
      const replies = replyTo.filter(isAllowedInHeaders);
      try {
        await transport.sendMail({
          ...mail,
          from,
          ...(replies.length > 0 && { replyTo: replies as (string | Address)[] }),
          // Mail filters distrust a domain that does not exist.
          messageId: `<${id}@${domain}>`,
          // Otherwise a holiday notice of the receiver would go to whoever Reply-To names.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const failure = error as SmtpError;
        const { code, responseCode, rejected } = failure;
        if (lacksEncryption(failure)) throw new MisconfiguredError('no TLS');
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

/**
 * Logs a line if the connection must be encrypted and the server of `smtpUrl` cannot do it. Other faults are those of deliveries, which
 * log them.
 */
export async function checkEncryption({ smtpUrl }: Sender, log: (line: string) => void): Promise<void> {
  const url = new URL(transportUrl(smtpUrl));
  if (url.searchParams.get('requireTLS') !== 'true') return;
  const transport = createTransport(url.href);
  try {
    await transport.verify();
  } catch (error) {
    if (!lacksEncryption(error as SmtpError)) return;
    log(
      `The mail server ${url.host} does not encrypt connections (STARTTLS), so no mail is sent, and leads wait. ` +
        'Write smtps:// in SMTP_URL if it has TLS, or add ?requireTLS=false to send the password and leads in clear.',
    );
  } finally {
    transport.close();
  }
}
