import { redeliver } from '../../db/deliveries';
import { findLeadId } from '../../db/leads';
import { brokerChannels, readDeliverySettings } from '../../delivery/settings';
import { countOf } from '../count-of';
import type { Terminal } from '../run-command';
import { withDatabase } from '../with-database';
import type { LeadsOptions } from './options';

/** Has leads delivered again by a running server. */
export async function startRedelivery(
  { since, lead = '' }: LeadsOptions,
  { env, stdout }: Terminal,
): Promise<void> {
  const channels = brokerChannels(readDeliverySettings(env));
  if (channels.length === 0) {
    throw new Error('No channel is set up. Set LEADS_WEBHOOK_URL or SMTP_URL as for the server.');
  }
  await withDatabase(env, async (db) => {
    const id = db && !since ? await findLeadId(db, lead) : undefined;
    const which = since ? { since } : id === undefined ? undefined : { id };
    if (!which) throw new Error(`There is no lead ${lead}. "npm run leads" lists them.`);
    const count = db ? await redeliver(db, channels, which, new Date()) : 0;
    stdout.write(`Due for delivery: ${countOf(count, 'message')}. A running server sends within seconds.\n`);
  });
}
