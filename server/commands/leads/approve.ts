import { approveLead } from '../../db/deliveries';
import { findLeadId } from '../../db/leads';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import type { LeadsOptions } from './options';
import { readChannels } from './read-channels';

/** Marks a suspected lead as genuine, so that it is delivered. */
export async function approve(
  { approve: reference = '' }: LeadsOptions,
  { env, stdout }: CommandContext,
): Promise<void> {
  const channels = readChannels(env);
  await withDatabase(env, async (db) => {
    const id = await findLeadId(db, reference);
    if (id === undefined || !(await approveLead(db, channels, id, new Date()))) {
      throw new Error(`There is no suspected lead ${reference}. "npm run leads -- --suspected" lists them.`);
    }
    stdout.write(`Approved ${reference}. A running server delivers it within seconds.\n`);
  });
}
