/** How a field is filled in: the type of its input, which also chooses a phone's keyboard, or another control. */
type Control = 'text' | 'tel' | 'email' | 'select' | 'city' | 'textarea';

export type LeadField = {
  readonly label: string;
  /** Below the label, before anything is wrong. */
  readonly hint?: string;
  /** "tel", not "numeric": people type +91 and spaces, and the rules take them. */
  readonly control: Control;
  /** The first entry of a select. */
  readonly prompt?: string;
  /** The only values that are stored. */
  readonly values?: readonly string[];
  /** The HTML autofill token (WCAG 1.3.5). */
  readonly autocomplete?: string;
  /**
   * Longest value that is stored, in UTF-16 code units: `maxlength` in a form, refused by the server. The requirements
   * set none; without one a body could fill the disk.
   */
  readonly maxLength: number;
  /** What a normalised value must match, and the message where it does not. */
  readonly pattern?: RegExp;
  readonly invalid?: string;
  /** The value says something about a person: diagnostics never show it, and no address may hold it. */
  readonly personal?: true;
};

export const INSURANCE_TYPES = ['Corporate', 'Individual'] as const;

/**
 * Every field that a lead can have, by its name on the wire (requirements 2.3 and 5). The forms, the server, the npm
 * package's types, diagnostics and the documentation read this table.
 */
export const LEAD_FIELDS = {
  first_name: {
    label: 'First Name',
    control: 'text',
    autocomplete: 'given-name',
    maxLength: 100,
    personal: true,
  },
  last_name: {
    label: 'Last Name',
    control: 'text',
    autocomplete: 'family-name',
    maxLength: 100,
    personal: true,
  },
  mobile: {
    label: 'Mobile Number',
    hint: '10-digit mobile number',
    control: 'tel',
    autocomplete: 'tel',
    maxLength: 24, // as typed: "+91 (0) 98765-43210"; stored in ten digits
    pattern: /^[1-9]\d{9}$/, // not the 0 of a trunk call before nine digits
    invalid: 'Invalid mobile number',
    personal: true,
  },
  email: {
    label: 'Email Id',
    control: 'email',
    autocomplete: 'email',
    maxLength: 254, // RFC 5321, section 4.5.3.1.3
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    invalid: 'Invalid email address',
    personal: true,
  },
  state: {
    label: 'State',
    control: 'select',
    prompt: 'Select State',
    autocomplete: 'address-level1',
    maxLength: 60,
    personal: true,
  },
  city: {
    label: 'City',
    control: 'city',
    prompt: 'Select City',
    autocomplete: 'address-level2',
    maxLength: 100,
    personal: true,
  },
  insurance_type: {
    label: 'Insurance Type',
    control: 'select',
    prompt: 'Select Insurance Type',
    values: INSURANCE_TYPES,
    autocomplete: 'off',
    maxLength: 20,
  },
  type_of_insurance: { label: 'Type Of Insurance', control: 'text', autocomplete: 'off', maxLength: 120 },
  message: { label: 'Ask Query', control: 'textarea', maxLength: 2000, personal: true },
} as const satisfies Readonly<Record<string, LeadField>>;

export type FieldName = keyof typeof LEAD_FIELDS;

/** What was typed, by field; a field that is not in the form is absent. */
export type FieldValues = { readonly [name in FieldName]?: string | undefined };

const SIX_DIGITS = /^\d{6}$/;

/** "first_name" -> "first name is required" (requirements 5). */
export const requiredMessage = (name: string) => `${name.replace(/_/g, ' ')} is required`;

export const INVALID_PINCODE = 'Invalid pincode (must be 6 digits)';

/** Ten digits out of what people type: `+91 98765 43210`, `098765-43210`, `९८७६५४३२१०`. Anything else comes back without its spaces, to be refused. */
export function normaliseMobile(typed: string): string {
  const digits = typed
    // Devanagari and Telugu digits end in 6…F in their code points, in the order of the figures.
    .replace(/[०-९౦-౯]/g, (digit) => `${(digit.charCodeAt(0) & 15) - 6}`)
    .replace(/[\s().-]/g, '');
  return digits.replace(/^(?:\+91|0091|91(?=0?\d{10}$))?0?(?=\d{10}$)/, '');
}

/** The value as it is sent and stored: trimmed, a mobile number in ten digits. */
export const normalise = (name: string, typed: string) =>
  name === 'mobile' ? normaliseMobile(typed) : typed.trim();

/** All values as they are sent and stored. */
export const normaliseAll = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, typed = '']) => [name, normalise(name, typed)]));

export const isPincode = (value: string) => SIX_DIGITS.test(value);

/**
 * The message for one field, or undefined where its value is good. Rules and wording: requirements 5.
 * @param value as typed; it is normalised here
 */
export function checkField(
  name: FieldName,
  value: string | undefined,
  required: boolean,
): string | undefined {
  const given = normalise(name, value ?? '');
  if (!given) return required ? requiredMessage(name) : undefined;
  const { pattern, invalid }: LeadField = LEAD_FIELDS[name];
  return pattern?.test(given) === false ? invalid : undefined;
}
