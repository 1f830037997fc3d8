import { listPartners } from '../../db/partners';
import { formatTable } from '../../text/format-table';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import type { PartnersOptions } from './options';

/** Prints all registered partners, sorted by ID. */
export async function list(_: PartnersOptions, { env, stdout }: CommandContext): Promise<void> {
  await withDatabase(env, async (db) => {
    const partners = await listPartners(db);
    const rows = partners.map(({ id, name, added_at }) => [id, name, added_at]);
    stdout.write(rows.length > 0 ? formatTable([['id', 'name', 'added_at'], ...rows]) : 'No partners yet.\n');
  });
}
