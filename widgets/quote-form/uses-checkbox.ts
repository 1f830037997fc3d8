import { type FieldName, LEAD_FIELDS, type LeadField, QUOTE_FIELDS } from '../contract/field-rules';

const rowOf = (name: string): LeadField => LEAD_FIELDS[name as FieldName];

/**
 * True if the form has a checkbox. The build replaces this expression with its value, so that the bundle of a form
 * without a checkbox leaves out the checkbox component.
 */
export const USES_CHECKBOX = Object.keys(QUOTE_FIELDS).some((name) => rowOf(name).control === 'checkbox');
