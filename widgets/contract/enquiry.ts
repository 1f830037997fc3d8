import type { Endpoint } from './endpoints';
import type { LeadFields } from './field-rules';

// These constants are not in endpoints.ts and field-rules.ts, because every quote form bundles those files.

/** The call that sends the enquiry form of /contact-us. */
export const SEND_ENQUIRY = { path: 'contact_us.php', fixed: { type: 'query' } } as const satisfies Endpoint;

/** The fields of the enquiry form. All of them are required (requirements 5.6). */
export const ENQUIRY_FIELDS = {
  first_name: true,
  last_name: true,
  mobile: true,
  email: true,
  message: true,
} as const satisfies LeadFields;
