import { Webhook } from 'standardwebhooks';
import { GONE } from '../db/gone-notices';
import { type Channel, DeliveryError, GoneError, idOf } from './channel';

export type WebhookSettings = {
  readonly url: string;
  /** `whsec_` and a key in base64. */
  readonly secret: string;
};

/** Time limit of one attempt. */
const TIMEOUT_MS = 20_000;

/**
 * Maximum number of leads that are sent at a time. The number is high, so that other leads are still sent while the
 * receiver hangs for some leads.
 */
const MAX_SENDING = 64;

/**
 * Returns the milliseconds that a `Retry-After` header asks to wait. The header contains seconds or a date. Returns
 * undefined if it contains neither.
 */
export function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const text = value.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Requires a weekday at the start, as in all of HTTP's date formats: `Date.parse` alone would also accept other
  // formats.
  const time = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
}

/**
 * Creates the channel that posts leads to a URL, signed according to Standard Webhooks. All attempts to send a lead
 * have the same `webhook-id`.
 */
export function createWebhook({ url, secret }: WebhookSettings): Channel {
  const webhook = new Webhook(secret);
  return {
    name: 'webhook',
    maxSending: MAX_SENDING,
    async send(lead, signal) {
      const id = `lead_${idOf(lead)}`;
      const body = JSON.stringify({ type: 'lead.created', timestamp: lead.received_at, data: lead });
      const now = new Date();
      const response = await fetch(url, {
        method: 'POST',
        body,
        // Doesn't follow redirects: the signed lead is for this URL only.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
          'webhook-signature': webhook.sign(id, now, body),
        },
      });
      await response.body?.cancel();
      if (response.ok) return;
      const reason = `HTTP ${response.status}`;
      if (reason === GONE) throw new GoneError(reason);
      throw new DeliveryError(reason, readRetryAfter(response.headers.get('retry-after'), new Date()));
    },
    close() {},
  };
}
