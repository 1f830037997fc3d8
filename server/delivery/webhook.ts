import { Webhook } from 'standardwebhooks';
import { type Channel, DeliveryError, idOf } from './channel';

export type WebhookSettings = {
  readonly url: string;
  /** `whsec_` and a key in base64. */
  readonly secret: string;
};

/** Time limit of one attempt. */
const TIMEOUT_MS = 20_000;

/** Posts leads to a URL, signed according to Standard Webhooks. Every attempt has the same `webhook-id`. */
export function createWebhook({ url, secret }: WebhookSettings): Channel {
  const webhook = new Webhook(secret);
  return {
    name: 'webhook',
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
      if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`);
    },
    close() {},
  };
}
