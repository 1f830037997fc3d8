import { approveLead } from '../../db/deliveries';
import { findLeadId } from '../../db/leads';
import { brokerChannels, readDeliverySettings } from '../../delivery/settings';
import type { Terminal } from '../run-command';
import { withDatabase } from '../with-database';
import type { LeadsOptions } from './options';

/** Takes a suspected lead for a visitor's, and has it delivered. */
export async function approve(
  { approve: lead = '' }: LeadsOptions,
  { env, stdout }: Terminal,
): Promise<void> {
  const channels = brokerChannels(readDeliverySettings(env));
  await withDatabase(env, async (db) => {
    const id = db && (await findLeadId(db, lead));
    if (!db || id === undefined || !(await approveLead(db, channels, id, new Date()))) {
      throw new Error(`There is no suspected lead ${lead}. "npm run leads -- --suspected" lists them.`);
    }
    stdout.write(
      `Approved ${lead}.${channels.length > 0 ? ' A running server delivers it within seconds.' : ''}\n`,
    );
  });
}
