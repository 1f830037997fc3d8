import type { LeadField } from './field-rules';

/**
 * Optional questions of the quote form. Only our own API accepts their answers. It stores a valid answer in the lead,
 * as it stores other fields that are not in requirements 5. It drops an invalid answer. The questions are not in
 * LEAD_FIELDS, because every page with a form loads LEAD_FIELDS.
 */
export const MORE_FIELDS = {
  call_time: {
    label: 'When To Call',
    control: 'select',
    values: ['As soon as possible', 'Morning', 'Afternoon', 'Evening'],
    maxLength: 30,
  },
  registration_number: { label: 'Registration Number', control: 'text', maxLength: 20 },
  expiry_month: {
    label: 'Expiry Month',
    control: 'select',
    values: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    maxLength: 20,
  },
  whatsapp: {
    label: 'Send me updates on WhatsApp',
    control: 'checkbox',
    values: ['yes'],
    consent: true,
    maxLength: 3,
  },
} as const satisfies Readonly<Record<string, LeadField>>;

const VEHICLE =
  /\b(?:motor|cars?|bikes?|motorcycles?|scooters?|scooty|(?:two|three|four|2|3|4)[ -]?wheelers?|vehicles?|taxis?|trucks?|vans?|bus|buses|autos?)\b|मोटर|कार बीमा|बाइक|స్కూటర్|మోటార్|కారు|బైక్/i;

/** True if a product is about vehicles. `product` is a product's name, or the visitor's own words. */
export const isVehicle = (product: string) => VEHICLE.test(product);
