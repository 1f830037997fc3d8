import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { IdRange, InSameTransaction } from './leads';
import type { ApplicationTable, Schema } from './schema';

export type StoredApplication = Selectable<ApplicationTable>;

/** Reads a résumé's bytes from `position` into the buffer. Returns the filled part of the buffer. */
export type ReadResume = (buffer: Buffer, position: number) => Promise<Buffer>;

const PART_BYTES = 256 * 1024;

/**
 * Returns a callback that stores an application, and its résumé part by part, in the transaction that stores the lead.
 * If the résumé's bytes don't match the checksum, the callback rejects, and the lead isn't stored either.
 */
export const storeApplication =
  (application: Omit<StoredApplication, 'lead_id'>, read: ReadResume): InSameTransaction =>
  async (transaction, id) => {
    await transaction
      .insertInto('applications')
      .values({ ...application, lead_id: id })
      .execute();
    // All parts share one buffer. With a buffer for each part, 20 concurrent uploads need 20 MB more memory.
    const buffer = Buffer.alloc(Math.min(PART_BYTES, application.resume_size));
    const hash = createHash('sha256');
    for (let part = 0; part * PART_BYTES < application.resume_size; part++) {
      const bytes = await read(buffer, part * PART_BYTES);
      hash.update(bytes);
      await transaction.insertInto('resume_parts').values({ lead_id: id, part, bytes }).execute();
    }
    if (hash.digest('hex') !== application.resume_sha256)
      throw new Error('The résumé could not be read whole');
  };

/** Returns the applications of the leads in a range, keyed by lead id. */
export async function mapApplications(
  db: Kysely<Schema>,
  leads: IdRange,
): Promise<ReadonlyMap<number, StoredApplication>> {
  const applications = await db
    .selectFrom('applications')
    .selectAll()
    .where('lead_id', '>=', leads.first)
    .where('lead_id', '<=', leads.last)
    .execute();
  return new Map(applications.map((application) => [application.lead_id, application]));
}

export const findApplication = (db: Kysely<Schema>, leadId: number): Promise<StoredApplication | undefined> =>
  db.selectFrom('applications').selectAll().where('lead_id', '=', leadId).executeTakeFirst();

/** Yields a résumé's bytes, part by part. Throws at the end if the bytes don't match the stored checksum. */
export async function* readResume(
  db: Kysely<Schema>,
  application: StoredApplication,
): AsyncGenerator<Buffer> {
  const { lead_id, resume_sha256 } = application;
  const hash = createHash('sha256');
  for (let part = 0; ; part++) {
    const row = await db
      .selectFrom('resume_parts')
      .select('bytes')
      .where('lead_id', '=', lead_id)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) break;
    // With libSQL, `row.bytes` is an ArrayBuffer.
    const bytes = Buffer.from(row.bytes as Uint8Array<ArrayBuffer>);
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== resume_sha256) throw new Error('The résumé in the database is damaged');
}
