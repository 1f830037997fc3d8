import type { Endpoint } from './endpoints';
import type { LeadFields } from './lead-fields';

// Apart from endpoints.ts and lead-fields.ts, which every quote form carries.

/** The enquiry on /contact-us. */
export const SEND_ENQUIRY = { path: 'contact_us.php', fixed: { type: 'query' } } as const satisfies Endpoint;

/** Requirements 5: all of them are required. */
export const ENQUIRY_FIELDS = {
  first_name: true,
  last_name: true,
  mobile: true,
  email: true,
  message: true,
} as const satisfies LeadFields;
