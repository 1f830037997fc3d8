import { SEND_QUOTE } from '../../widgets/contract/endpoints';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from '../../widgets/contract/enquiry';
import { normalise } from '../../widgets/contract/field-rules';
import { QUOTE_FIELDS } from '../../widgets/contract/lead-fields';
import { Enquiry, QuoteLead } from '../../widgets/contract/shapes';
import type { NewLead } from '../db/leads';
import type { Form } from './read-form';
import { Refusal } from './refusal';

/** What is stored beside a lead where a placeholder or the site sends it. Anything else is ignored. */
export const EXTRA_FIELDS = [
  'partner',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'consent',
] as const;

const MAX_EXTRA_LENGTH = 200;

/** By the form field `type`. */
const LEADS = {
  [SEND_QUOTE.fixed.type]: { kind: 'quote', fields: QUOTE_FIELDS, shape: QuoteLead },
  [SEND_ENQUIRY.fixed.type]: { kind: 'query', fields: ENQUIRY_FIELDS, shape: Enquiry },
} as const;

const isLeadType = (type: string): type is keyof typeof LEADS => Object.hasOwn(LEADS, type);

// Tab and the ends of lines are text; the rest would act on a terminal or a log, and PostgreSQL refuses NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

function tooLong(name: string, value: string): string | undefined {
  if (value.length <= MAX_EXTRA_LENGTH) return undefined;
  return `${name} is too long. Use ${MAX_EXTRA_LENGTH} characters or fewer.`;
}

/** The lead that a form holds. Throws a Refusal that names every field that is not good, in the form's order. */
export function readLead(form: Form): NewLead {
  const type = form.get('type') ?? '';
  if (!isLeadType(type)) throw new Refusal(400, `type must be ${Object.keys(LEADS).join(' or ')}`);
  const { kind, fields, shape } = LEADS[type];

  const required = Object.entries(fields).filter(([, isRequired]) => isRequired);
  const given = (name: string) => normalise(name, form.get(name) ?? '');
  const filled = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, given(name)]).filter(([, value]) => value));
  const values = filled(Object.keys(fields));
  const extra = filled(EXTRA_FIELDS);

  const blank = Object.fromEntries(required.map(([name]) => [name, '']));
  const [failed] = shape.validate({ ...blank, ...values, type });
  const messages = new Map(failed?.failures().map(({ key, message }) => [key, message]));
  const errors: Record<string, string> = {};
  for (const name of [...Object.keys(fields), ...EXTRA_FIELDS]) {
    const message = CONTROL_CHARACTERS.test(given(name))
      ? `${name.replaceAll('_', ' ')} has characters that are not text`
      : (messages.get(name) ?? tooLong(name, extra[name] ?? ''));
    if (message) errors[name] = message;
  }

  const [first] = Object.values(errors);
  if (first) throw new Refusal(400, first, { errors });
  return { kind, fields: values, extra };
}
