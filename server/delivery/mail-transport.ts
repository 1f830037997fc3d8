import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { createTransport } from 'nodemailer';
import { HELD_REASONS } from '../db/held-reasons';
import type { ReportedLead } from '../reports/lead-report';
import { DeliveryError, MisconfiguredError } from './channel';

/** Time limit for connecting, and for the mail server's greeting. */
const TIMEOUT_MS = 15_000;
/**
 * Time limit for an answer. The mail server may scan a mail before it accepts it (RFC 5321, 4.5.3.2.6). If we stopped
 * waiting, the server would deliver the mail, and we would send it again.
 */
const ANSWER_TIMEOUT_MS = 600_000;

/** How mails are sent, and from which address. */
export type Sender = {
  /** `smtps://user:password@host` or `smtp://host:587` */
  readonly smtpUrl: string;
  /** The address that mails come from, with or without a name. */
  readonly from: string;
};

export type Attachment = {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
};

export type Mail = {
  /**
   * The mail's own id. It is the same in every attempt to send this mail, and differs from the ids of the sender's
   * other mails.
   */
  readonly id: string;
  readonly to: string | Address;
  /**
   * The addresses to which the mail is sent. Default: all addresses in `to`. Even if `receivers` leaves out some of
   * them, the header `To` contains all of `to`.
   */
  readonly receivers?: readonly string[];
  /** Addresses that are not allowed in a mail's headers are left out; see isAllowedInHeaders. */
  readonly replyTo?: readonly (string | Address)[];
  readonly subject: string;
  readonly text: string;
  /** The same content as `text`. */
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
};

type Address = { readonly name: string; readonly address: string };

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    /(^|\.)localhost$/i.test(host) || (ipaddr.isValid(host) && ipaddr.parse(host).range() === 'loopback')
  );
}

/**
 * True if nodemailer must refuse to send without encryption (STARTTLS). Otherwise it could send the password of `url`
 * unencrypted over a network. False if the operator has set `requireTLS` in the URL.
 */
const needsEncryption = (url: URL): boolean =>
  url.protocol === 'smtp:' &&
  url.password !== '' &&
  !isLoopback(url.hostname) &&
  !url.searchParams.has('requireTLS');

/** Adds options for nodemailer to the URL. Keeps the options that the operator has set in the URL. */
export function transportUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const options = {
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    ...(needsEncryption(url) && { requireTLS: true }),
  };
  for (const [name, value] of Object.entries(options)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, `${value}`);
  }
  return url.href;
}

/**
 * Returns the address that was typed in a form as a single address. Nodemailer reads a string as a list, so
 * `asha@example.com,1` would be two addresses.
 */
export const addressOf = ({ email }: ReportedLead): Address => ({ name: '', address: `${email}` });

/** Splits `Broker <leads@broker.example>` or `leads@broker.example` at its last @. */
function partsOf(given: string | Address) {
  const address = typeof given === 'string' ? given.replace(/^.*<(.*)>$/, '$1') : given.address;
  const at = address.lastIndexOf('@');
  return { address, local: address.slice(0, at), domain: address.slice(at + 1) };
}

/**
 * True if an address may be in a header of a mail (RFC 5322). The part before the @ must be ASCII: servers without
 * SMTPUTF8 refuse or garble a mail with other characters there. Nodemailer adds quotes to that part if it needs them,
 * and encodes the domain.
 */
function isAllowedInHeaders(address: string | Address): boolean {
  const { local, domain } = partsOf(address);
  return /^[\x20-\x7e]+$/.test(local) && /^[a-z\d.-]+$/.test(domainToASCII(domain));
}

/** Thrown if the mail server refuses the receiver permanently, for example because there is no such mailbox. */
export class RefusedReceiver extends DeliveryError {}

/** Thrown if the mail server refuses the mail permanently because of its size or content. */
export class RefusedContent extends DeliveryError {
  constructor(
    reason: string,
    /** True if the mail server has refused the receiver's address before it got the content. */
    readonly isAboutReceiver: boolean,
  ) {
    super(reason);
  }
}

/** Thrown if the mail server has accepted the mail, but not yet for all receivers. */
export class DeferredReceivers extends DeliveryError {
  constructor(
    reason: string,
    /** The receivers to which the mail must be sent again. */
    readonly deferred: readonly string[],
    /** The receivers for whom the server refuses the mail because of its size or content. */
    readonly refusing: readonly string[],
  ) {
    super(reason);
  }
}

type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  /** The server's reply, such as "552 5.3.4 Message too big". */
  readonly response?: string;
  readonly responseCode?: number;
  readonly rejected?: readonly unknown[];
  /** The receiver that was refused. */
  readonly recipient?: string;
};

/**
 * True if the connection must be encrypted and the server doesn't support it. A server that is busy also ends the
 * connection after EHLO, but answers 421.
 */
const lacksEncryption = ({ code, command, responseCode = 0 }: SmtpError): boolean =>
  (code === 'ETLS' && command === 'STARTTLS') ||
  (code === 'ECONNECTION' && command === 'EHLO' && responseCode >= 500);

/** True if the server refuses the user or the password of SMTP_URL. A temporary failure has a code below 500. */
const refusesLogin = ({ code, responseCode = 0 }: SmtpError): boolean =>
  code === 'EAUTH' && responseCode >= 500;

/** A permanent refusal of a mail for one of its receivers. The mail server has accepted the mail for others. */
export type Refusal = {
  readonly receiver: string;
  readonly reason: string;
  /** True if the mail's size or content is the cause, false if the receiver is, for example an unknown mailbox. */
  readonly isAboutContent: boolean;
};

const recipientsIn = (errors: readonly SmtpError[]) => errors.flatMap(({ recipient }) => recipient ?? []);

/**
 * SMTP codes of replies about a mail's size or content: storage exceeded (552), mail too large (523), transaction
 * failed (554).
 */
const CONTENT_CODES = [552, 523, 554];

/**
 * Matches enhanced status codes (RFC 3463) about a mail's size or content. 2.2: the mailbox is full. 2.3 and 3.4: the
 * mail is too large. 6: its content is not supported. 7: a policy refuses it.
 */
const CONTENT_STATUS = /^\d{3}[ -]5\.(2\.[23]|3\.4|6\.\d+|7\.\d+)\b/;

/** True if the server refuses the mail permanently because of its size or content, not because of an address. */
function refusesContent({ code, command, response = '', responseCode = 0 }: SmtpError): boolean {
  if (code !== 'EMESSAGE' && code !== 'EENVELOPE') return false;
  // Treats any 5xx reply to the whole mail as a refusal of the content, since most servers answer 550 for every fault
  // in the content.
  if (code === 'EMESSAGE' && command === 'DATA' && responseCode >= 500) return true;
  return CONTENT_CODES.includes(responseCode) || CONTENT_STATUS.test(response);
}

/** Opens a pool of connections to the mail server; `close` ends them. */
export function openMailTransport({ smtpUrl, from }: Sender) {
  const transport = createTransport(transportUrl(smtpUrl));
  const domain = domainToASCII(partsOf(from).domain) || 'localhost';
  return {
    /**
     * Sends a mail. The mail server may accept the mail for some receivers only. Resolves to the refusals for the
     * others.
     * @throws DeferredReceivers if the server accepts the mail, but not yet for all receivers
     * @throws MisconfiguredError if the connection must be encrypted and the server doesn't support it, or if the
     * server refuses the login
     * @throws RefusedContent, RefusedReceiver or another DeliveryError if the mail server refuses the mail for all
     * receivers
     * @throws the connection's error if the connection fails
     */
    async send({
      id,
      replyTo = [],
      receivers,
      attachments = [],
      ...mail
    }: Mail): Promise<readonly Refusal[]> {
      const replies = replyTo.filter(isAllowedInHeaders);
      try {
        const { rejectedErrors } = await transport.sendMail({
          ...mail,
          from,
          attachments: [...attachments],
          ...(receivers && { envelope: { from: partsOf(from).address, to: [...receivers] } }),
          ...(replies.length > 0 && { replyTo: replies as (string | Address)[] }),
          // Contains the sender's domain, because mail filters distrust a Message-ID whose domain does not exist.
          messageId: `<${id}@${domain}>`,
          // Tells the receiver's mail program not to send a holiday notice to the Reply-To address.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        const rejected = (rejectedErrors ?? []) as readonly SmtpError[];
        const deferred = rejected.filter(({ responseCode = 0 }) => responseCode < 500);
        if (deferred[0])
          throw new DeferredReceivers(
            `SMTP ${deferred[0].responseCode}`,
            recipientsIn(deferred),
            recipientsIn(rejected.filter(refusesContent)),
          );
        return rejected.flatMap((failure) =>
          failure.recipient
            ? {
                receiver: failure.recipient,
                reason: `SMTP ${failure.responseCode}`,
                isAboutContent: refusesContent(failure),
              }
            : [],
        );
      } catch (error) {
        if (error instanceof DeliveryError) throw error;
        const failure = error as SmtpError;
        const { code, command, responseCode, rejected } = failure;
        if (lacksEncryption(failure)) throw new MisconfiguredError(HELD_REASONS.noTls);
        if (refusesLogin(failure)) throw new MisconfiguredError(HELD_REASONS.loginRefused);
        // Nodemailer has found no address in `to`.
        if (code === 'EENVELOPE' && !responseCode) throw new RefusedReceiver(code);
        if (refusesContent(failure))
          throw new RefusedContent(
            responseCode ? `SMTP ${responseCode}` : 'too large',
            command === 'RCPT TO',
          );
        if (!responseCode) throw error;
        const isForGood = responseCode >= 500 && rejected && rejected.length > 0;
        throw new (isForGood ? RefusedReceiver : DeliveryError)(`SMTP ${responseCode}`);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Logs a line if the connection must be encrypted and the server of `smtpUrl` doesn't support it, or if the server
 * refuses the login. Ignores other errors: they are logged when a delivery fails.
 */
export async function checkMailServer({ smtpUrl }: Sender, log: (line: string) => void): Promise<void> {
  const url = new URL(transportUrl(smtpUrl));
  if (url.searchParams.get('requireTLS') !== 'true' && !url.password) return;
  const transport = createTransport(url.href);
  try {
    await transport.verify();
  } catch (error) {
    if (lacksEncryption(error as SmtpError))
      log(
        `The mail server ${url.host} does not encrypt connections (STARTTLS), so no mail is sent, and leads wait. ` +
          'Write smtps:// in SMTP_URL if it has TLS, or add ?requireTLS=false to send the password and leads in clear.',
      );
    if (refusesLogin(error as SmtpError))
      log(
        `The mail server ${url.host} refuses the user or the password of SMTP_URL, so no mail is sent, and leads wait. ` +
          'Correct SMTP_URL and restart the server.',
      );
  } finally {
    transport.close();
  }
}
