import { redeliver } from '../../db/deliveries';
import { approveLead, findLeadId } from '../../db/leads';
import { channelNames, readDeliverySettings } from '../../delivery/settings';
import type { Terminal } from '../run-command';
import { withDatabase } from '../with-database';
import type { LeadsOptions } from './options';

/** Takes a suspected lead for a visitor's, and has it delivered. */
export async function approve(
  { approve: lead = '' }: LeadsOptions,
  { env, stdout }: Terminal,
): Promise<void> {
  const channels = channelNames(readDeliverySettings(env));
  await withDatabase(env, async (db) => {
    const id = db && (await findLeadId(db, lead));
    if (!db || id === undefined || !(await approveLead(db, id))) {
      throw new Error(`There is no suspected lead ${lead}. "npm run leads -- --suspected" lists them.`);
    }
    await redeliver(db, channels, { id }, new Date());
    stdout.write(
      `Approved ${lead}.${channels.length > 0 ? ' A running server delivers it within seconds.' : ''}\n`,
    );
  });
}
