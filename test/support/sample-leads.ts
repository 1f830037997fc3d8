import type { Kysely } from 'kysely';
import { changeState, markRead } from '../../server/db/lead-states';
import { insertOnce } from '../../server/db/leads';
import { addPartner } from '../../server/db/partners';
import type { LeadStatus, Schema } from '../../server/db/schema';
import { quote } from '../server/desk/temp-desk';

const MINUTE_MS = 60_000;

/** Columns: first name, last name, product, city, state, partner, status, and how many minutes ago the lead arrived. */
const LEADS: readonly [string, string, string, string, string, string, LeadStatus, number][] = [
  ['Farhan', 'Ali', 'Motor', 'Hyderabad', 'Telangana', 'rao-travels', 'new', 4],
  ['Lakshmi', 'Devi', 'Health', 'Warangal', 'Telangana', '', 'new', 19],
  ['Arjun', 'Mehta', 'Marine Cargo', 'Mumbai', 'Maharashtra', '', 'called', 52],
  ['Sunita', 'Reddy', 'Home', 'Vijayawada', 'Andhra Pradesh', 'city-motors', 'called', 95],
  ['Thomas', 'George', 'Travel', 'Kochi', 'Kerala', 'rao-travels', 'won', 140],
  ['Imran', 'Shaikh', 'Motor', 'Pune', 'Maharashtra', 'city-motors', 'lost', 260],
  ['Kavya', 'Nair', 'Group Health', 'Bengaluru', 'Karnataka', '', 'called', 340],
];

/** Stores leads like those that a desk shows after a working day. Their phone numbers are made up. */
export async function storeSampleLeads(db: Kysely<Schema>, now: Date): Promise<void> {
  await addPartner(db, { id: 'rao-travels', name: 'Rao Travels' }, now);
  await addPartner(db, { id: 'city-motors', name: 'City Motors' }, now);
  for (const [
    index,
    [first_name, last_name, product, city, state, partner, status, minutes],
  ] of LEADS.entries()) {
    const mobile = `${9_000_000_001 + index}`;
    const email = `${first_name.toLowerCase()}@example.com`;
    const fields = { first_name, last_name, mobile, email, city, state, type_of_insurance: product };
    const lead = quote(fields, { language: 'en', ...(partner && { partner }) });
    const { id } = await insertOnce(db, lead, new Date(now.getTime() - minutes * MINUTE_MS));
    if (status === 'new') continue;
    await changeState(db, id, { status, note: 'Asked for two quotes.', version: 0, by: 'Meera' }, now);
    await markRead(db, id, now);
  }
}
