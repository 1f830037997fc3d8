import type { GoneLeads } from '../db/gone-notices';
import type { Partner } from '../db/partners';
import type { ChannelName } from '../db/schema';
import type { ReportedLead } from '../reports/lead-report';

/** What a channel may need besides a lead's report. */
export type DeliveryContext = {
  /** The lead's partner. Undefined if the lead has none, or if the partner is not registered. */
  readonly partner?: Partner | undefined;
  /** How many attempts to mail the lead have failed; 0 for other channels. */
  readonly failures: number;
  /** How many times somebody has asked to mail the lead again; 0 for other channels. */
  readonly resends: number;
  /** Reads an application's résumé. Rejects if the résumé is damaged. */
  readonly readResume?: (() => Promise<Buffer>) | undefined;
  /** Logs a line for the operator. */
  readonly log: (line: string) => void;
  /** Resolves to the references of the leads that the webhook has refused for good. */
  readonly listGone: () => Promise<GoneLeads<string>>;
  /**
   * Makes the token of the link with which the sender withdraws a renewal reminder. Resolves to undefined if the broker
   * already has the reminder: then it can't be withdrawn. Not set for other leads, which can never be withdrawn.
   */
  readonly withdrawalToken?: (() => Promise<string | undefined>) | undefined;
};

/**
 * A way to send leads:
 * - `webhook` and `mail` send leads to the broker.
 * - `confirmation` sends a mail to the person who sent the lead.
 * - `gone` mails the broker a list of the leads that the webhook has refused.
 * The receiver of a channel is the webhook's server or the mail server.
 */
export type Channel = {
  readonly name: ChannelName;
  /**
   * Maximum number of leads that are sent at a time, including slow attempts. Default: the worker's CONCURRENCY. Only
   * slow attempts can make use of a higher maximum: for each of them, the worker sends one more lead.
   */
  readonly maxSending?: number;
  /**
   * Resolves once the receiver has accepted the lead. Rejects if the attempt fails; a DeliveryError contains the
   * reason.
   */
  send(lead: ReportedLead, signal: AbortSignal, context: DeliveryContext): Promise<void>;
  close(): void;
};

/**
 * Returns the id under which a lead is sent. The id is the same in every attempt, so that the receiver can recognise a
 * repeat. It includes the reference, because the `id` of a lead alone is not unique: after a backup is restored, new
 * leads get ids that have been used before.
 */
export const idOf = ({ id, reference }: ReportedLead): string => `${id}-${reference}`;

/**
 * Thrown if an attempt fails. `reason` is stored and logged, so it is only a status or a code, and never quotes the
 * receiver's response.
 */
export class DeliveryError extends Error {
  constructor(
    readonly reason: string,
    /** How long the receiver asks to wait before the next attempt. */
    readonly retryAfterMs?: number,
  ) {
    super(reason);
  }
}

/** Thrown if the receiver has refused the lead for good. */
export class GoneError extends DeliveryError {}

/**
 * Thrown if an attempt fails for a cause that only the operator can fix. The lead is retried until the cause is fixed.
 */
export class MisconfiguredError extends DeliveryError {}

/** Returns why an attempt failed, without personal data. */
export function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.reason;
  const { name, code, originalCode, cause } = error as Readonly<Record<string, unknown>>;
  if (name === 'TimeoutError') return 'timeout';
  // Nodemailer replaces the code of every failed connection by ESOCKET.
  if (typeof originalCode === 'string') return originalCode;
  if (typeof code === 'string') return code;
  return cause ? reasonOf(cause) : 'failed';
}
