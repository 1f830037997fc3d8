import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../fixtures/databases/', import.meta.url));

export const DATABASE_FILE = 'broker.db';
/** A PostgreSQL dump of the same data as `DATABASE_FILE`. */
export const DATABASE_SQL = 'postgres.sql';
/** The saved version's own output of `npm run leads -- --json` for the data of `DATABASE_FILE`. */
export const LEADS_FILE = 'leads.json';

/**
 * Returns the folder that contains the saved databases of a version. `test/fixtures/save-databases.ts` saves them. The
 * databases of `0.1.0-pre` come from commit 5da26d9, and have no applications and no content.
 */
export const fixtureFolder = (version: string) => join(FOLDER, version);

/** The versions with saved databases, from the oldest to the newest. */
export const SAVED_VERSIONS: readonly string[] = readdirSync(FOLDER).sort((one, other) =>
  one.localeCompare(other, 'en', { numeric: true }),
);

/** A lead as `npm run leads -- --json` lists it. */
export type ListedLead = Readonly<Record<string, string | number | true>> & { readonly reference: string };

/**
 * Returns the leads of a version's database as this release lists them. Versions before 0.3.0 did not list two of the
 * fields: `phone_number` of applications, and `unknown_partner` of quote requests and enquiries with a partner. All
 * partners are unknown, because the saved databases have no registered partners.
 */
export const savedLeads = (version: string): ListedLead[] =>
  JSON.parse(readFileSync(join(fixtureFolder(version), LEADS_FILE), 'utf8')).map((lead: ListedLead) =>
    lead.kind === 'application'
      ? { ...lead, phone_number: `${lead.mobile}` }
      : { ...lead, ...(lead.partner && { unknown_partner: true }) },
  );
