import type { Kysely } from 'kysely';
import { SEND_ENQUIRY } from '../../widgets/contract/enquiry';
import { CREATE_CONTACT } from '../../widgets/contract/list-endpoints';
import { insertOnce, leadReference } from '../db/leads';
import type { LeadKind, Schema } from '../db/schema';
import type { Answer } from './answer';
import { checkAction } from './check-action';
import { readLead } from './lead-form';
import type { Call } from './post-only';

const NOUNS = { quote: 'request', query: 'enquiry', application: 'application' } satisfies Record<
  LeadKind,
  string
>;

/** The answer to a lead that is stored. */
export const thanks = (kind: LeadKind, id: number): Answer => ({
  status: 200,
  body: {
    success: true,
    message:
      `Thank you. We have received your ${NOUNS[kind]}. Our team will contact you soon. ` +
      `Your reference number is ${leadReference(kind, id)}.`,
  },
});

/** contact_us.php: a quote request or an enquiry. Its copy is answered like the first, with the same reference. */
export const contact =
  (db: Kysely<Schema>, now: () => Date): Call =>
  async (form) => {
    const lead = readLead(form);
    return thanks(lead.kind, await insertOnce(db, lead, now()));
  };

/** contact.php, whose use the spec does not show: an enquiry, as it comes to contact_us.php. */
export const createContact = (db: Kysely<Schema>, now: () => Date): Call => {
  const enquire = contact(db, now);
  return async (form) => {
    checkAction(form, CREATE_CONTACT.fixed.action);
    return enquire(new Map([...form, ['type', SEND_ENQUIRY.fixed.type]]));
  };
};
