import {
  array,
  boolean,
  defaulted,
  type Infer,
  literal,
  object,
  optional,
  refine,
  string,
  type,
} from 'superstruct';
import { SEND_QUOTE } from './endpoints';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from './enquiry';
import {
  checkField,
  type FieldName,
  LEAD_FIELDS,
  type LeadField,
  type LeadFields,
  QUOTE_FIELDS,
  type Requirement,
} from './field-rules';

const labelOf = (name: string) => name.replaceAll('_', ' ');

export const tooLongMessage = (name: string, maxLength: number) =>
  `${labelOf(name)} is too long. Use ${maxLength} characters or fewer.`;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the graphemes of a text: the characters as people count them, such as a Hindi letter with its vowel sign. */
export const graphemesIn = (text: string): string[] =>
  Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);

/**
 * Maximum number of UTF-16 code units for each grapheme that `maxlength` allows. The server refuses a text with more
 * code units, even if it has few graphemes. This keeps the counting of graphemes fast and the stored texts small.
 */
const MAX_UNITS_PER_CHARACTER = 4;

/**
 * Returns true if a text has too many graphemes, or far too many UTF-16 code units. Most browsers count code units for
 * `maxlength`, but Safari before version 17 counts graphemes. Most graphemes of Hindi and Telugu have two or more code
 * units, so visitors with this Safari can type more code units than `maxlength`, and the server must accept them.
 */
export function isTooLong(text: string, maxLength: number): boolean {
  if (text.length <= maxLength) return false;
  if (text.length > maxLength * MAX_UNITS_PER_CHARACTER) return true;
  return graphemesIn(text).length > maxLength;
}

/**
 * Returns an error message if a value is too long, or isn't in the field's list of allowed values. Otherwise returns
 * undefined. The form prevents such values, but other clients may send them.
 */
function checkStored(name: FieldName, value: string): string | undefined {
  const { maxLength, values }: LeadField = LEAD_FIELDS[name];
  if (isTooLong(value, maxLength)) return tooLongMessage(name, maxLength);
  if (values && !values.includes(value)) return `${labelOf(name)} must be ${values.join(' or ')}`;
  return undefined;
}

const field = (name: FieldName, requirement: Requirement) => {
  const required = requirement === true;
  const shape = refine(
    string(),
    name,
    (value) => checkField(name, value, required) ?? checkStored(name, value) ?? true,
  );
  return required ? shape : optional(shape);
};

/** Creates the shape of a stored lead. The caller must normalise the values and leave out blank optional fields. */
export const lead = <Fields extends LeadFields>(fields: Fields, kind: string) =>
  object({
    ...(Object.fromEntries(
      Object.entries(fields).map(([name, requirement]) => [name, field(name as FieldName, requirement)]),
    ) as { [name in keyof Fields]: ReturnType<typeof field> }),
    type: literal(kind),
  });

export const QuoteLead = lead(QUOTE_FIELDS, SEND_QUOTE.fixed.type);
/** An enquiry from /contact-us. */
export const Enquiry = lead(ENQUIRY_FIELDS, SEND_ENQUIRY.fixed.type);

/** The response to every submission. Uses `type`, not `object`, because a backend may send additional fields. */
export const Answer = type({ success: defaulted(boolean(), false), message: defaulted(string(), '') });
export type Answer = Infer<typeof Answer>;

/** One row of state.php's response. The requirements do not specify its fields: we chose them. */
export const StateRow = type({ id: string(), name: string() });
/** One row of city.php's response; `state` is a StateRow's name. */
export const CityRow = type({ id: string(), name: string(), state: string() });

export const StateList = type({
  success: defaulted(boolean(), false),
  state: defaulted(array(StateRow), []),
});
export const CityList = type({ success: defaulted(boolean(), false), city: defaulted(array(CityRow), []) });
