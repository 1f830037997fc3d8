import { checkField, type FieldName, type FieldValues } from './field-rules';

/** The fields of a form, in the order of the page; `true` for required fields. */
export type LeadFields = { readonly [name in FieldName]?: boolean };

/** Only the message is optional (requirements 5). */
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

/** Error messages by field; `consent` is a checkbox that a placeholder can add. */
export type FieldErrors = { [name in FieldName | 'consent']?: string };

/** Returns the error message of each invalid field, in the form's order; empty if all fields are valid. */
export function checkLead(fields: LeadFields, values: FieldValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of Object.keys(fields) as FieldName[]) {
    const message = checkField(name, values[name], fields[name] === true);
    if (message) errors[name] = message;
  }
  return errors;
}
