import type { Kysely } from 'kysely';
import { mapApplications } from '../db/applications';
import { mapUndelivered } from '../db/deliveries';
import { readLeads } from '../db/leads';
import { mapPartners } from '../db/partners';
import type { Schema } from '../db/schema';
import { type ReportedLead, readExtraFields, reportLead } from './lead-report';

/** Yields the leads as reports show them, in order of arrival. If `since` is given, leaves out earlier leads. */
export async function* readReports(db: Kysely<Schema>, since?: Date): AsyncGenerator<ReportedLead> {
  const partners = await mapPartners(db);
  for await (const page of readLeads(db, since)) {
    const range = { first: page[0].id, last: (page.at(-1) ?? page[0]).id };
    const applications = await mapApplications(db, range);
    const undelivered = await mapUndelivered(db, range);
    for (const lead of page) {
      const { partner } = readExtraFields(lead);
      yield reportLead(lead, {
        application: applications.get(lead.id),
        undelivered: undelivered.get(lead.id),
        hasUnknownPartner: partner !== undefined && !partners.has(partner),
      });
    }
  }
}
