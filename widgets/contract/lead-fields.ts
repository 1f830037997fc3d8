import { checkField, type FieldName, type FieldValues } from './field-rules';

/** A form's fields in the order in which they stand on the page; `true` where the field is required. */
export type LeadFields = { readonly [name in FieldName]?: boolean };

/** Requirements 5: only the message may be left out. */
export const QUOTE_FIELDS = {
  first_name: true,
  last_name: true,
  mobile: true,
  email: true,
  state: true,
  city: true,
  insurance_type: true,
  type_of_insurance: true,
  message: false,
} as const satisfies LeadFields;

/** Messages by field; `consent` is a tick box that some placeholders ask for. */
export type FieldErrors = { [name in FieldName | 'consent']?: string };

/** The message of every field that is not good, in the form's order; empty where all are. */
export function checkLead(fields: LeadFields, values: FieldValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of Object.keys(fields) as FieldName[]) {
    const message = checkField(name, values[name], fields[name] === true);
    if (message) errors[name] = message;
  }
  return errors;
}
