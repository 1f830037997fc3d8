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
import { checkField, type FieldName, LEAD_FIELDS, type LeadField } from './field-rules';
import { type LeadFields, QUOTE_FIELDS } from './lead-fields';

/** What a form cannot send, but anything else can: too long, or an insurance type that is not in the list. */
function checkStored(name: FieldName, value: string): string | undefined {
  const { maxLength, values }: LeadField = LEAD_FIELDS[name];
  if (value.length > maxLength) {
    return `${name.replaceAll('_', ' ')} is too long. Use ${maxLength} characters or fewer.`;
  }
  if (values && !values.includes(value)) {
    return `${name.replaceAll('_', ' ')} must be ${values.join(' or ')}`;
  }
  return undefined;
}

const field = (name: FieldName, required: boolean) => {
  const shape = refine(
    string(),
    name,
    (value) => checkField(name, value, required) ?? checkStored(name, value) ?? true,
  );
  return required ? shape : optional(shape);
};

/** A lead as it is stored: normalised values, an optional field left out where it is blank. */
const lead = <Fields extends LeadFields>(fields: Fields, kind: string) =>
  object({
    ...(Object.fromEntries(
      Object.entries(fields).map(([name, required]) => [name, field(name as FieldName, required)]),
    ) as { [name in keyof Fields]: ReturnType<typeof field> }),
    type: literal(kind),
  });

export const QuoteLead = lead(QUOTE_FIELDS, SEND_QUOTE.fixed.type);
/** An enquiry from /contact-us. */
export const Enquiry = lead(ENQUIRY_FIELDS, SEND_ENQUIRY.fixed.type);

/** What every submission is answered with. `type`, not `object`: a backend may say more than we read. */
export const Answer = type({ success: defaulted(boolean(), false), message: defaulted(string(), '') });
export type Answer = Infer<typeof Answer>;

/** One row of state.php. Its fields are not in the requirements: they are ours. */
export const StateRow = type({ id: string(), name: string() });
/** One row of city.php; `state` is a StateRow's name. */
export const CityRow = type({ id: string(), name: string(), state: string() });

export const StateList = type({
  success: defaulted(boolean(), false),
  state: defaulted(array(StateRow), []),
});
export const CityList = type({ success: defaulted(boolean(), false), city: defaulted(array(CityRow), []) });
