import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../fixtures/databases/', import.meta.url));

export const DATABASE_FILE = 'broker.db';
/** A dump of the same data from PostgreSQL. */
export const DATABASE_SQL = 'postgres.sql';
/** The output of `npm run leads -- --json` for that data. */
export const LEADS_FILE = 'leads.json';

/**
 * Returns the folder with a version's databases, which `test/fixtures/save-databases.ts` saved. `0.1.0-pre` was filled
 * by commit 5da26d9, before there were applications and content.
 */
export const fixtureFolder = (version: string) => join(FOLDER, version);

/** The versions with saved databases, the oldest first. */
export const SAVED_VERSIONS: readonly string[] = readdirSync(FOLDER).sort((one, other) =>
  one.localeCompare(other, 'en', { numeric: true }),
);

/** A lead as `npm run leads -- --json` lists it. */
export type ListedLead = Readonly<Record<string, string | number | true>> & { readonly reference: string };

/**
 * The leads of a version as this release lists them: it adds `phone_number` to applications, and `unknown_partner` where a
 * partner is not registered, as in all earlier releases.
 */
export const savedLeads = (version: string): ListedLead[] =>
  JSON.parse(readFileSync(join(fixtureFolder(version), LEADS_FILE), 'utf8')).map((lead: ListedLead) =>
    lead.kind === 'application'
      ? { ...lead, phone_number: `${lead.mobile}` }
      : { ...lead, ...(lead.partner && { unknown_partner: true }) },
  );
