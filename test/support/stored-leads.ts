import type { Kysely } from 'kysely';
import { mapApplications as mapApplicationsIn, type StoredApplication } from '../../server/db/applications';
import { readLeads, type StoredLead } from '../../server/db/leads';
import type { Schema } from '../../server/db/schema';
import { type ReportedLead, withContractNames } from '../../server/reports/lead-report';
import { readReports } from '../../server/reports/read-reports';

/** Returns the rows of all leads, or of the leads since the time `since`, in order of arrival. */
export async function listLeads(db: Kysely<Schema>, since?: Date): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for await (const page of readLeads(db, since)) leads.push(...page);
  return leads;
}

/** Returns all leads as `npm run leads -- --json` prints them. */
export async function listReports(db: Kysely<Schema>): Promise<ReportedLead[]> {
  const leads: ReportedLead[] = [];
  for await (const lead of readReports(db)) leads.push(withContractNames(lead));
  return leads;
}

const ALL = { first: 0, last: 2 ** 31 - 1 };

/** Returns every application, keyed by the id of its lead. */
export const mapApplications = (db: Kysely<Schema>): Promise<ReadonlyMap<number, StoredApplication>> =>
  mapApplicationsIn(db, ALL);
