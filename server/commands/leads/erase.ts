import type { Kysely } from 'kysely';
import { type Erased, type Erasure, eraseLeads, listErasures, removeTraces } from '../../db/erasures';
import { leadReference } from '../../db/leads';
import { databaseAddress } from '../../db/open';
import type { Schema } from '../../db/schema';
import { readDatabaseSettings } from '../../db/settings';
import { countOf } from '../count-of';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import type { LeadsOptions } from './options';

const countsOf = ({ leads, resumes }: Erasure) => `${countOf(leads, 'lead')}, ${countOf(resumes, 'résumé')}`;

const toLine = (erasure: Erasure) => `${erasure.at}  ${erasure.reason}  ${countsOf(erasure)}\n`;

const toDryRun = ({ leads, erasure }: Erased) =>
  `${leads.map((lead) => `${leadReference(lead)}  ${lead.kind}  ${lead.received_at}\n`).join('')}` +
  `Would erase ${countsOf(erasure)}. Nothing has changed.\n`;

/**
 * Removes the traces of erased leads from the database.
 * @throws Error with a one-line message for the operator, if traces may remain in the file
 */
async function clean(db: Kysely<Schema>, file: string): Promise<void> {
  try {
    await removeTraces(db);
  } catch (error) {
    throw new Error(
      `The leads are erased, but traces may remain in ${file}: ${(error as Error).message}. ` +
        `Remove them: sqlite3 ${file} "vacuum; pragma wal_checkpoint(truncate)"`,
    );
  }
}

/**
 * Erases a person's leads, or the leads that are older than a number of days. With `--dry-run`, only prints what it
 * would erase.
 */
export async function erase(
  { selection, 'dry-run': isDryRun }: LeadsOptions,
  { env, stdout }: CommandContext,
): Promise<void> {
  await withDatabase(env, async (db) => {
    const erased = selection && (await eraseLeads(db, selection, { now: new Date(), isDryRun }));
    if (!erased || erased.leads.length === 0) {
      stdout.write('There are no such leads.\n');
    } else if (isDryRun) {
      stdout.write(toDryRun(erased));
    } else {
      stdout.write(`Erased: ${toLine(erased.erasure)}`);
      await clean(db, databaseAddress(readDatabaseSettings(env)));
    }
  });
}

export async function listAllErasures(_: LeadsOptions, { env, stdout }: CommandContext): Promise<void> {
  await withDatabase(env, async (db) => {
    const erasures = await listErasures(db);
    stdout.write(erasures.map(toLine).join('') || 'Nothing has been erased yet.\n');
  });
}
