import type { Response } from 'light-my-request';
import type { NewLead } from '../../../server/db/leads';
import { ENQUIRY } from '../temp-site';
import { quote, type TempDesk } from './temp-desk';

const { type: _, ...enquiryFields } = ENQUIRY;
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

/** Returns the names on a list page, from top to bottom. */
export const namesIn = ({ body }: Response) =>
  [...body.matchAll(/<li class="lead[^>]*>.*?<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name);

export const LEADS: readonly NewLead[] = [
  quote({ first_name: 'Asha', last_name: 'Rao' }, { partner: 'agent-42', language: 'te' }),
  quote({
    first_name: 'Ravi',
    last_name: '100%_Kumar',
    email: 'ravi@example.com',
    mobile: '9123456780',
    state: 'Telangana',
    city: 'Hyderabad',
    type_of_insurance: 'Health',
  }),
  {
    kind: 'query',
    fields: { ...enquiryFields, first_name: 'Meera', last_name: 'Das', email: 'meera.das@corp.in' },
    extra: {},
  },
  {
    ...quote({ first_name: 'Robot', last_name: 'One', email: 'r@example.com' }),
    suspected: 'The hidden field has a value',
  },
];

export const reminder = (fields: NewLead['fields'], renewal_month: string, deliverAfter?: Date): NewLead => ({
  kind: 'renewal',
  fields: { ...fields, type_of_insurance: 'Motor Insurance' },
  extra: { renewal_month },
  deliverAfter,
});

export async function storeAll({ store }: TempDesk): Promise<string[]> {
  const references: string[] = [];
  for (const [minute, lead] of LEADS.entries()) references.push(await store(lead, at(minute)));
  return references;
}
