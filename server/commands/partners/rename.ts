import { renamePartner } from '../../db/partners';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import { checkName } from './add';
import type { PartnersOptions } from './options';
import { registeredPartner } from './registered-partner';

/** Changes the name of a partner. Its ID stays, because snippets on the partner's pages contain it. */
export async function rename(
  { id, name: typedName = '' }: PartnersOptions,
  { env, stdout }: CommandContext,
): Promise<void> {
  const name = typedName.trim();
  checkName(name);
  await withDatabase(env, async (db) => {
    const before = await registeredPartner(db, id);
    await renamePartner(db, { id, name });
    stdout.write(`${id} is named ${name} now. It was named ${before.name}.\n`);
  });
}
