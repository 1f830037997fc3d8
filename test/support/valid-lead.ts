import type { ApplicationField } from '../../widgets/contract/application-rules';
import type { ENQUIRY_FIELDS } from '../../widgets/contract/enquiry';
import { type LEAD_FIELDS, QUOTE_FIELDS } from '../../widgets/contract/field-rules';

type QuoteField = keyof typeof QUOTE_FIELDS;
type Checkbox = {
  [name in QuoteField]: (typeof LEAD_FIELDS)[name] extends { readonly control: 'checkbox' } ? name : never;
}[QuoteField];

const TYPED: Readonly<Record<Exclude<QuoteField, Checkbox>, string>> = {
  first_name: 'Asha',
  last_name: 'Rao',
  mobile: '+91 98765 43210',
  email: 'asha@example.com',
  state: 'Goa',
  city: 'Panaji',
  insurance_type: 'Individual',
  type_of_insurance: 'Motor',
  message: 'Please call in the evening.',
};

/** A quote request that passes every rule, as a visitor types it: in the form's order, with every checkbox ticked. */
export const VALID_LEAD = Object.fromEntries(
  Object.keys(QUOTE_FIELDS).map((name) => [name, TYPED[name as keyof typeof TYPED] ?? 'yes']),
) as Readonly<Record<QuoteField, string>>;

const { first_name, last_name, mobile, email, message } = VALID_LEAD;

/** An enquiry that passes every rule, as a visitor types it. */
export const VALID_ENQUIRY: Readonly<Record<keyof typeof ENQUIRY_FIELDS, string>> = {
  first_name,
  last_name,
  mobile,
  email,
  message,
};

/** A job application that passes every rule, as a visitor types it, without the résumé. */
export const VALID_APPLICATION: Readonly<Record<Exclude<ApplicationField, 'file'>, string>> = {
  first_name,
  last_name,
  mobile,
  email,
  linkdin: 'https://linkedin.example/in/asha',
};

/** `VALID_LEAD.mobile` as it is sent and stored. */
export const STORED_MOBILE = '9876543210';

/** Returns a lead as it is sent and stored. The mobile number then has ten digits; all other values stay as typed. */
export const stored = <Values extends object>(typed: Values) => ({ ...typed, mobile: STORED_MOBILE });
