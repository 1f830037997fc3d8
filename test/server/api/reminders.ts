import { RENEWAL_REMINDER } from '../../../widgets/contract/renewal-reminder';
import { type TempSite, withSite } from '../temp-site';

export const NOW = new Date('2026-11-28T12:00:00.000Z');
export const DUE = '2027-01-29T18:30:00.000Z';
export const REMINDER = {
  type_of_insurance: 'Motor Insurance',
  expiry_month: 'March',
  mobile: '+91 98765 43210',
  email: 'asha@example.com',
  consent: 'yes',
};
export const PATH = `/api/${RENEWAL_REMINDER}`;

/** Starts a site whose clock shows NOW until `setNow` sets another time. */
export function withReminders(use: (site: TempSite & { setNow(now: string): void }) => Promise<void>) {
  let now = NOW;
  const setNow = (next: string) => {
    now = new Date(next);
  };
  return withSite((site) => use({ ...site, setNow }), {
    now: () => now,
    channels: ['webhook', 'mail', 'confirmation'],
  });
}

export const readDeliveries = ({ db }: TempSite) =>
  db.selectFrom('deliveries').select(['channel', 'due_at']).orderBy('channel').execute();
