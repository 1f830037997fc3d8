import { type FieldName, LEAD_FIELDS, type LeadField, QUOTE_FIELDS } from '../contract/field-rules';

const rowOf = (name: string): LeadField => LEAD_FIELDS[name as FieldName];

/**
 * True if the form has a checkbox. The build inserts the value, so that the bundle of a form without a checkbox leaves
 * out the component.
 */
export const USES_CHECKBOX = Object.keys(QUOTE_FIELDS).some((name) => rowOf(name).control === 'checkbox');
