import type { ChannelName } from '../db/schema';
import type { ReportedLead } from '../lead-report';

/** Sends leads to the broker. */
export type Channel = {
  readonly name: ChannelName;
  /** Resolves once the receiver has accepted the lead. Rejects with anything else; a DeliveryError says why. */
  send(lead: ReportedLead, signal: AbortSignal): Promise<void>;
  close(): void;
};

/** A failed attempt. `reason` is a status or a code, since it is stored and logged: it never quotes the receiver. */
export class DeliveryError extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

/** The reason of a failed attempt, without personal data. */
export function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.reason;
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return 'timeout';
  if (typeof code === 'string') return code;
  return cause ? reasonOf(cause) : 'failed';
}
