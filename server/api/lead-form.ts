import { decodeValue } from '../../widgets/contract/coded-value';
import { SEND_QUOTE } from '../../widgets/contract/endpoints';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from '../../widgets/contract/enquiry';
import { type LeadField, normalise, QUOTE_FIELDS } from '../../widgets/contract/field-rules';
import { MORE_FIELDS } from '../../widgets/contract/more-fields';
import { Enquiry, isTooLong, QuoteLead, tooLongMessage } from '../../widgets/contract/shapes';
import { EXTRA_FIELDS } from '../db/extra-fields';
import type { NewLead } from '../db/leads';
import { fieldError } from './check-action';
import { cleanValue } from './clean-value';
import { HttpError } from './http-error';
import type { Form } from './read-form';
import { suspicionOf } from './suspicion';

const questionOf = (name: string): LeadField | undefined =>
  Object.hasOwn(MORE_FIELDS, name) ? MORE_FIELDS[name as keyof typeof MORE_FIELDS] : undefined;

/**
 * Returns the maximum length of a field of EXTRA_FIELDS. `notice` may be longer than other fields: it contains the
 * broker's name and licence.
 */
export const maxExtraLength = (name: string) =>
  questionOf(name)?.maxLength ?? (name === 'notice' ? 1000 : 200);

/** Returns the error message if the value of a field in EXTRA_FIELDS is invalid; otherwise undefined. */
function checkExtra(name: string, value: string): string | undefined {
  if (questionOf(name)?.values?.includes(value) === false)
    return `${name.replaceAll('_', ' ')} is not in the list`;
  return checkText(name, value, maxExtraLength(name));
}

/**
 * Maps each value of the form's field `type` to a kind of lead, its fields, and the shape that validates the fields.
 */
const LEADS = {
  [SEND_QUOTE.fixed.type]: { kind: 'quote', fields: QUOTE_FIELDS, shape: QuoteLead },
  [SEND_ENQUIRY.fixed.type]: { kind: 'query', fields: ENQUIRY_FIELDS, shape: Enquiry },
} as const;

const isLeadType = (type: string): type is keyof typeof LEADS => Object.hasOwn(LEADS, type);

// Tabs and line breaks count as text. Other control characters could control a terminal or a log. PostgreSQL rejects
// NUL and lone surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds them
const NON_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** Returns the error message for a value that is too long, or has characters that are not text. */
export function checkText(name: string, value: string, maxLength: number): string | undefined {
  if (NON_TEXT.test(value)) return `${name.replaceAll('_', ' ')} has characters that are not text`;
  return isTooLong(value, maxLength) ? tooLongMessage(name, maxLength) : undefined;
}

/** True if a field of EXTRA_FIELDS may have this value. */
export const isStorable = (name: (typeof EXTRA_FIELDS)[number], value: string) =>
  checkText(name, value.trim(), maxExtraLength(name)) === undefined;

/**
 * Returns the fields `names` of a form, decoded and normalised, without blank values. Decodes the values because forms
 * encode those that come from a page or a link. When a form sends a lead again, it encodes all values.
 */
const nonBlankValues = (form: Form, names: readonly string[]) =>
  Object.fromEntries(
    names
      .map((name) => [name, cleanValue(name, normalise(name, decodeValue((form.get(name) ?? '').trim())))])
      .filter(([, value]) => value),
  ) as Record<string, string>;

const reported = new Set<string>();

/**
 * Logs that an invalid value of a field is left out of leads. Logs each field only once, since most invalid values come
 * from a page or a link, and every lead from there has the same value.
 */
function reportLeftOut(name: string, message: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  console.error(`An invalid value of a page or link is left out of leads: ${message}`);
}

/**
 * Returns the values of EXTRA_FIELDS in a form. Leaves out invalid values instead of rejecting the form: most values
 * come from the page or a link, so visitors can't see or correct them.
 */
export function readExtra(form: Form): Record<string, string> {
  const extra = nonBlankValues(form, EXTRA_FIELDS);
  for (const [name, value] of Object.entries(extra)) {
    const message = checkExtra(name, value);
    if (!message) continue;
    delete extra[name];
    reportLeftOut(name, message);
  }
  return extra;
}

/**
 * Returns the visitor's answers to optional questions. Two leads with different answers are different leads, for example
 * for two vehicles.
 */
const answersIn = (extra: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(extra).filter(([name]) => questionOf(name)));

/** Reads the lead of a form. Throws an HttpError that names every invalid field, in the form's order. */
export function readLead(form: Form): NewLead {
  const type = form.get('type') ?? '';
  if (!isLeadType(type)) throw fieldError(400, 'type', `type must be ${Object.keys(LEADS).join(' or ')}`);
  const { kind, fields, shape } = LEADS[type];

  const required = Object.entries(fields).filter(([, requirement]) => requirement === true);
  const values = nonBlankValues(form, Object.keys(fields));
  // Adds a blank value for each missing required field: otherwise the shape's error message would say "undefined".
  const blank = Object.fromEntries(required.map(([name]) => [name, '']));
  const [failed] = shape.validate({ ...blank, ...values, type });
  const messages = new Map(failed?.failures().map(({ key, message }) => [key, message]));
  const errors: Record<string, string> = {};
  for (const name of Object.keys(fields)) {
    // No length limit here: the shape checks the length.
    const message = checkText(name, values[name] ?? '', Number.POSITIVE_INFINITY) ?? messages.get(name);
    if (message) errors[name] = message;
  }

  const [first] = Object.values(errors);
  if (first) throw new HttpError(400, first, { errors });
  const extra = readExtra(form);
  return { kind, fields: values, extra, dedupeFields: answersIn(extra), suspected: suspicionOf(form) };
}
