import { findLeadId } from '../../db/leads';
import { redeliver } from '../../db/redelivery';
import { formatIndianTime } from '../../text/indian-time';
import { countOf } from '../count-of';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import type { LeadsOptions } from './options';
import { readChannels } from './read-channels';

/**
 * Restarts the delivery of one lead, or of the undelivered leads that arrived or were due since a time. A running
 * server then sends them. With `--since`, a lead that is not due yet is sent when it is due.
 */
export async function startRedelivery(
  { since, lead = '' }: LeadsOptions,
  { env, stdout }: CommandContext,
): Promise<void> {
  const channels = readChannels(env);
  await withDatabase(env, async (db) => {
    const id = since ? undefined : await findLeadId(db, lead);
    const which = since ? { since } : id === undefined ? undefined : { id };
    if (!which) throw new Error(`There is no lead ${lead}. "npm run leads" lists them.`);
    const now = new Date();
    const dueTimes = await redeliver(db, channels, which, now);
    const later = dueTimes.filter((time) => new Date(time) > now).sort();
    const count = dueTimes.length - later.length;
    const [first] = later;
    if (count > 0 || first === undefined)
      stdout.write(
        `Due for delivery: ${countOf(count, 'message')}. A running server sends within seconds.\n`,
      );
    if (first !== undefined)
      stdout.write(
        `Not due yet: ${countOf(later.length, 'message')}. A running server sends the first on ${formatIndianTime(first)}.\n`,
      );
  });
}
