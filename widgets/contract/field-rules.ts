/** The kind of form control: an input's type, which also selects the keyboard of a phone, or another control. */
type Control = 'text' | 'tel' | 'email' | 'select' | 'city' | 'textarea';

export type LeadField = {
  readonly label: string;
  /** Shown below the field, above its error. */
  readonly hint?: string;
  /** A mobile number is "tel", not "numeric": people type +91 and spaces, which the rules accept. */
  readonly control: Control;
  /** The first option of a select, which has no value. */
  readonly prompt?: string;
  /** The allowed values. Default: any text. */
  readonly values?: readonly string[];
  /** The HTML autofill token (WCAG 1.3.5). */
  readonly autocomplete?: string;
  /**
   * Maximum length in UTF-16 code units, with one for a line break: `maxlength` in a form, and checked by the server. The
   * requirements set none, but without one a request could fill the disk.
   */
  readonly maxLength: number;
  /** The pattern that a normalised value must match; `invalid` is the error message. */
  readonly pattern?: RegExp;
  readonly invalid?: string;
  /** The value is personal data: diagnostics never show it, and it must not appear in a URL. */
  readonly personal?: true;
};

export const INSURANCE_TYPES = ['Corporate', 'Individual'] as const;

/**
 * Every field that a lead can have, by its name in the request (requirements 3.8 and 5). The forms, the server, the npm
 * package's types, diagnostics and the documentation use this table.
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
    hint: '10 digits, to call you back',
    control: 'tel',
    autocomplete: 'tel',
    maxLength: 60, // as pasted: "Mobile No.: +91 (0) 98765 - 43210"; stored in ten digits
    pattern: /^[1-9]\d{9}$/, // a leading 0 would be the trunk prefix
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
    hint: 'Corporate is for a business',
    control: 'select',
    prompt: 'Select Insurance Type',
    values: INSURANCE_TYPES,
    maxLength: 20,
  },
  type_of_insurance: {
    label: 'Type Of Insurance',
    hint: 'Such as car, health or home',
    control: 'text',
    maxLength: 120,
  },
  message: { label: 'Ask Query', control: 'textarea', maxLength: 2000, personal: true },
} as const satisfies Readonly<Record<string, LeadField>>;

export type FieldName = keyof typeof LEAD_FIELDS;

/**
 * Whether visitors must fill in a field. `in-form` is for a field that is added later: the form asks for it, and the server stores a
 * lead without it, because pinned forms and unsent requests of an earlier version do not have it.
 */
export type Requirement = boolean | 'in-form';

/** The fields of a form, in the order of the page. */
export type LeadFields = { readonly [name in FieldName]?: Requirement };

/** Only the message is optional (requirements 5.5). */
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

/** The values of a form by field name. Fields that the form does not have are absent. */
export type FieldValues = { readonly [name in FieldName]?: string | undefined };

const SIX_DIGITS = /^\d{6}$/;

/** "first_name" -> "first name is required" (requirements 5.1). */
export const requiredMessage = (name: string) => `${name.replace(/_/g, ' ')} is required`;

export const INVALID_PINCODE = 'Invalid pincode (must be 6 digits)';

/** Line breaks: forms send CRLF for what `maxlength` counts as one character; presentations paste vertical tabs. */
const LINE_BREAK = /\r\n|[\v-\r\x85\u2028\u2029]/g;

/**
 * Characters without a shape, such as the marks of direction around copied text. Those that join Indic letters, tabs and
 * line ends are kept.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cf}\p{Cc}]/gu;

/** Returns the ASCII digit of a digit of any script: in Unicode those from 0 to 9 follow each other. */
function digitOf(digit: string): string {
  const before = String.fromCodePoint((digit.codePointAt(0) as number) - 1);
  return /\p{Nd}/u.test(before) ? `${(+digitOf(before) + 1) % 10}` : '0';
}

/**
 * Returns the ten digits of a typed mobile number: `+91 98765 43210`, `098765-43210`, `Mob: ९८७६५४३२१०`. Of any other
 * text it only removes the separators, and the result fails validation.
 */
export function normaliseMobile(typed: string): string {
  const digits = typed
    .replace(/\p{Nd}/gu, digitOf)
    // A label, which ends with a dot or a colon.
    .replace(/^\D+[.:]/, '')
    // Separators: all but letters, digits and the plus.
    .replace(/[^\p{L}\p{N}+]/gu, '');
  return digits.replace(/^(?:\+?0{0,2}91)?0?(?=\d{10}$)/, '');
}

/**
 * Returns a value as it is sent and stored: trimmed, with LF for each line break, without invisible characters, and a
 * mobile number as ten digits.
 */
export function normalise(name: string, typed: string): string {
  const visible = typed.replace(LINE_BREAK, '\n').replace(INVISIBLE, '').trim();
  return name === 'mobile' ? normaliseMobile(visible) : visible;
}

/** Normalises all values of a form. */
export const normaliseAll = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, typed = '']) => [name, normalise(name, typed)]));

export const isPincode = (value: string) => SIX_DIGITS.test(value);

/**
 * Returns the error message of a field, or undefined if its value is valid. Rules and wording: requirements 5.
 * @param value as typed; this function normalises it
 */
export function checkField(
  name: FieldName,
  value: string | undefined,
  required: boolean,
): string | undefined {
  const normalised = normalise(name, value ?? '');
  if (!normalised) return required ? requiredMessage(name) : undefined;
  const { pattern, invalid }: LeadField = LEAD_FIELDS[name];
  return pattern?.test(normalised) === false ? invalid : undefined;
}

/** Error messages by field; `consent` is a checkbox that a placeholder can add. */
export type FieldErrors = { [name in FieldName | 'consent']?: string };

/** Returns the error message of each invalid field, in the form's order; empty if all fields are valid. */
export function checkLead(fields: LeadFields, values: FieldValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of Object.keys(fields) as FieldName[]) {
    const message = checkField(name, values[name], Boolean(fields[name]));
    if (message) errors[name] = message;
  }
  return errors;
}
