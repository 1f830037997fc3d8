import type { Kysely } from 'kysely';
import { insertOnce, leadReference } from '../db/leads';
import type { LeadKind, Schema } from '../db/schema';
import { readLead } from './lead-form';
import type { Call } from './post-only';

const NOUNS = { quote: 'request', query: 'enquiry', application: 'application' } satisfies Record<
  LeadKind,
  string
>;

/** contact_us.php: a quote request or an enquiry. Its copy is answered like the first, with the same reference. */
export const contact =
  (db: Kysely<Schema>, now: () => Date): Call =>
  async (form) => {
    const lead = readLead(form);
    const id = await insertOnce(db, lead, now());
    const message =
      `Thank you. We have received your ${NOUNS[lead.kind]}. Our team will contact you soon. ` +
      `Your reference number is ${leadReference(lead.kind, id)}.`;
    return { status: 200, body: { success: true, message } };
  };
