import { findLeadId } from '../../db/leads';
import { approveLead } from '../../db/redelivery';
import { formatIndianTime } from '../../text/indian-time';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import type { LeadsOptions } from './options';
import { readChannels } from './read-channels';

/**
 * Returns the text that says when an approved lead is delivered.
 * @param dueAt null if the lead has already been delivered
 */
function deliveryText(dueAt: string | null, now: Date): string {
  if (dueAt === null) return 'It has already been delivered.';
  const when = new Date(dueAt) > now ? `on ${formatIndianTime(dueAt)}` : 'within seconds';
  return `A running server delivers it ${when}.`;
}

/** Marks a suspected lead as genuine, so that it is delivered. */
export async function approve(
  { approve: reference = '' }: LeadsOptions,
  { env, stdout }: CommandContext,
): Promise<void> {
  const channels = readChannels(env);
  await withDatabase(env, async (db) => {
    const id = await findLeadId(db, reference);
    const now = new Date();
    const approved = id === undefined ? undefined : await approveLead(db, channels, id, now);
    if (!approved) {
      throw new Error(`There is no suspected lead ${reference}. "npm run leads -- --suspected" lists them.`);
    }
    stdout.write(`Approved ${reference}. ${deliveryText(approved.dueAt, now)}\n`);
  });
}
