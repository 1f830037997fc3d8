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
import { checkField, type FieldName, INSURANCE_TYPES, MAX_LENGTH } from './field-rules';

/** What a form cannot send, but anything else can: too long, or an insurance type that is not in the list. */
function checkStored(name: FieldName, value: string): string | undefined {
  if (value.length > MAX_LENGTH[name]) {
    return `${name.replaceAll('_', ' ')} is too long. Use ${MAX_LENGTH[name]} characters or fewer.`;
  }
  if (name === 'insurance_type' && !INSURANCE_TYPES.includes(value as never)) {
    return `insurance type must be ${INSURANCE_TYPES.join(' or ')}`;
  }
  return undefined;
}

const field = (name: FieldName, required: boolean) =>
  refine(string(), name, (value) => checkField(name, value, required) ?? checkStored(name, value) ?? true);

/** A quote request as it is stored: normalised values, the optional message left out where it is blank. */
export const QuoteLead = object({
  first_name: field('first_name', true),
  last_name: field('last_name', true),
  mobile: field('mobile', true),
  email: field('email', true),
  state: field('state', true),
  city: field('city', true),
  insurance_type: field('insurance_type', true),
  type_of_insurance: field('type_of_insurance', true),
  message: optional(field('message', false)),
  type: literal('contact_us'),
});
export type QuoteLead = Infer<typeof QuoteLead>;

/** An enquiry from /contact-us. */
export const Enquiry = object({
  first_name: field('first_name', true),
  last_name: field('last_name', true),
  mobile: field('mobile', true),
  email: field('email', true),
  message: field('message', true),
  type: literal('query'),
});
export type Enquiry = Infer<typeof Enquiry>;

/** What every submission is answered with. `type`, not `object`: a backend may say more than we read. */
export const Answer = type({ success: defaulted(boolean(), false), message: defaulted(string(), '') });
export type Answer = Infer<typeof Answer>;

/** One row of state.php. The spec does not show its fields: these are ours. */
export const StateRow = type({ id: string(), name: string() });
/** One row of city.php; `state` is a StateRow's name. */
export const CityRow = type({ id: string(), name: string(), state: string() });

export const StateList = type({
  success: defaulted(boolean(), false),
  state: defaulted(array(StateRow), []),
});
export const CityList = type({ success: defaulted(boolean(), false), city: defaulted(array(CityRow), []) });
