import { STATES } from './states';

/**
 * The kind of form control. For an input, it is also the input's `type`, which decides the keyboard that a phone shows.
 * A mobile number has the type "tel", whose keyboard has the plus sign and the space. The rules accept both, because
 * people type +91 and spaces. A checkbox has the value `yes` if it is ticked, and no value if it isn't.
 */
type Control =
  | { readonly control: 'text' | 'tel' | 'email' | 'select' | 'city' | 'textarea' }
  | { readonly control: 'checkbox'; readonly values: readonly ['yes'] };

export type LeadField = Control & {
  readonly label: string;
  /** Shown below the field, above its error. */
  readonly hint?: string;
  /** The text of a select's first option, which has an empty value. */
  readonly prompt?: string;
  /** The allowed values, which are the options of a select. Default: any text. */
  readonly values?: readonly string[];
  /**
   * The options of the select in our forms. Default: `values`. If forms other than ours send values that are not among
   * the options, set `options` instead of `values`. The server then accepts any text.
   */
  readonly options?: readonly string[];
  /** The HTML autofill token (WCAG 1.3.5). */
  readonly autocomplete?: string;
  /**
   * Maximum length in UTF-16 code units; a line break counts as one. A form sets it as `maxlength`, and the server
   * checks it. The requirements set no limit, but without one a request could fill the disk.
   */
  readonly maxLength: number;
  /** The pattern that a normalised value must match. */
  readonly pattern?: RegExp;
  /** The error message of a value that doesn't match `pattern`. Only fields with a pattern have one. */
  readonly invalid?: string;
  /** False if the value is not personal data. Personal data must not appear in diagnostics or come from a URL. */
  readonly personal?: false;
  /** True for a consent: only the visitor may give it, so no attribute and no URL fills it in. */
  readonly consent?: true;
};

export const INSURANCE_TYPES = ['Corporate', 'Individual'] as const;

// All fields that a lead can have, keyed by their names in the request (requirements 3.8 and 5). The forms, the server,
// the npm package's types, diagnostics and the documentation use this table.
export const LEAD_FIELDS = {
  first_name: {
    label: 'First Name',
    control: 'text',
    autocomplete: 'given-name',
    maxLength: 100,
  },
  last_name: {
    label: 'Last Name',
    control: 'text',
    autocomplete: 'family-name',
    maxLength: 100,
  },
  mobile: {
    label: 'Mobile Number',
    hint: '10 digits, to call you back',
    control: 'tel',
    autocomplete: 'tel',
    maxLength: 60, // for pasted text such as "Mobile No.: +91 (0) 98765 - 43210"; ten digits are stored
    pattern: /^[1-9]\d{9}$/, // a leading 0 would be the trunk prefix
    invalid: 'Invalid mobile number',
  },
  email: {
    label: 'Email Id',
    control: 'email',
    autocomplete: 'email',
    maxLength: 254, // RFC 5321, section 4.5.3.1.3
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    invalid: 'Invalid email address',
  },
  state: {
    label: 'State',
    control: 'select',
    prompt: 'Select State',
    options: STATES,
    autocomplete: 'address-level1',
    maxLength: 60,
  },
  city: {
    label: 'City',
    control: 'city',
    prompt: 'Select City',
    autocomplete: 'address-level2',
    maxLength: 100,
  },
  insurance_type: {
    label: 'Insurance Type',
    hint: 'Corporate is for a business',
    control: 'select',
    prompt: 'Select Insurance Type',
    values: INSURANCE_TYPES,
    maxLength: 20,
    personal: false,
  },
  type_of_insurance: {
    label: 'Type Of Insurance',
    hint: 'Such as car, health or home',
    control: 'text',
    maxLength: 120,
    personal: false,
  },
  message: { label: 'Ask Query', control: 'textarea', maxLength: 2000 },
} as const satisfies Readonly<Record<string, LeadField>>;

export type FieldName = keyof typeof LEAD_FIELDS;

/**
 * `true` if visitors must fill in a field, `false` if it is optional. A required field that is added to a form in a
 * later version gets `in-form`: the form requires the field, but the server also stores leads without it. Such leads
 * come from pages that pin an earlier version of the form, and from requests of an earlier version that are sent late.
 */
export type Requirement = boolean | 'in-form';

/** The fields of a form, in the form's order. */
export type LeadFields = { readonly [name in FieldName]?: Requirement };

/** The fields of the quote form (requirements 5.5). */
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

/** The values of a form, keyed by field name. Fields that the form does not have are absent. */
export type FieldValues = { readonly [name in FieldName]?: string | undefined };

const SIX_DIGITS = /^\d{6}$/;

/** Returns "first name is required" for "first_name" (requirements 5.1). */
export const requiredMessage = (field: string) => `${field.replace(/_/g, ' ')} is required`;

export const INVALID_PINCODE = 'Invalid pincode (must be 6 digits)';

/**
 * Matches every kind of line break except LF. Forms send a line break as CRLF, which `maxlength` counts as one
 * character. Text pasted from presentations has vertical tabs as line breaks.
 */
const LINE_BREAK = /\r\n|[\v-\r\x85\u2028\u2029]/g;

/**
 * Matches invisible characters, such as the direction marks around copied text, but not tabs, line breaks, or the
 * joiners of Indic letters.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cf}\p{Cc}]/gu;

/**
 * Returns the ASCII digit for a digit of any script. In Unicode, the digits 0 to 9 of a script are consecutive, so the
 * function counts the digits before this one.
 */
function digitOf(digit: string): string {
  const before = String.fromCodePoint((digit.codePointAt(0) as number) - 1);
  return /\p{Nd}/u.test(before) ? `${(+digitOf(before) + 1) % 10}` : '0';
}

/** Replaces the digits of all scripts with ASCII digits. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitOf);

/**
 * Returns a value as the form sends it and the server stores it: trimmed, with LF for each line break, and without
 * invisible characters.
 * - A mobile number becomes ten digits: `+91 98765 43210`, `098765-43210`, `मोबाइल नंबर ९८७६५४३२१०`, `9876543210 (Jio)`. If
 *   the text is not a mobile number, returns a text that fails validation.
 * - An email address loses what was pasted around it: `mailto:asha@example.com`, `Asha <asha@example.com>,`. It also
 *   loses the spaces that a phone's keyboard adds after words and dots: `asha @example. com`.
 */
export function normalise(name: string, typed: string): string {
  const text = typed.replace(LINE_BREAK, '\n').replace(INVISIBLE, '').trim();
  if (name === 'mobile')
    return (
      asciiDigits(text)
        // Replace separators with spaces. Separators are all characters except letters, digits and the plus sign.
        .replace(/[^\p{L}\p{N}+]+/gu, ' ')
        // Remove spaces, and the words before the first digit and after the last digit. Words between digits, and
        // letters that touch a digit, stay and fail validation. The limit keeps the time linear. Don't use an optional
        // group that begins with `^`: Safari would then match the whole expression only at the beginning of the text.
        .replace(/^\D*[^\d+] | (\D{0,99}$)?/g, '')
        // Remove the country code, which autofill may have added to another, and the trunk prefix.
        .replace(/^((\+*0?0?91){1,2}\+*0?|\+*0)(?=\d{10}$)/, '') || text
    );
  // The first group is a label or a name. Then come characters with which addresses don't begin. An address could begin
  // with `'` or `*`, but here they count as marks around the address. The second group is the address. At the end comes
  // everything after the last letter or digit. Doesn't match an address with a quoted name or an IP address. The limits
  // keep the time linear. `\p{IDC}` compiles in a tenth of the time of `[\p{L}\p{M}\p{N}]`.
  return name === 'email'
    ? text
        .replace(/\s?@\s?([^\s@.]*)\s?\.\s?/, '@$1.')
        .replace(/^([^@]{0,99}[<:])?[^\p{IDC}!#-&/=?^-~+-]{0,9}([^"@]{0,99}@[^[].*\p{IDC}).*/u, '$2')
    : text;
}

/** Returns the ten digits of a typed mobile number: see `normalise`. */
export const normaliseMobile = (typed: string): string => normalise('mobile', typed);

export const isPincode = (value: string) => SIX_DIGITS.test(value);

/**
 * Returns the error message of a field, or undefined if its value is valid. Rules and wording: requirements 5.
 * @param value as typed; this function normalises it
 */
export function checkField(
  name: FieldName,
  value: string | undefined,
  required: Requirement | undefined,
): string | undefined {
  // Don't normalise an empty value: the browser would compile the regular expressions, which on a phone delays the
  // errors of an empty form by 10 ms.
  const normalised = value && normalise(name, value);
  if (!normalised) return required ? requiredMessage(name) : undefined;
  const { pattern, invalid }: LeadField = LEAD_FIELDS[name];
  return pattern?.test(normalised) ? undefined : invalid;
}

/** Error messages by field. `consent` is the checkbox that a form has if its placeholder requires consent. */
export type FieldErrors = { [name in FieldName | 'consent']?: string };

/** Returns the error message of each invalid field, in the form's order; empty if all fields are valid. */
export function checkLead(fields: LeadFields, values: FieldValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of Object.keys(fields) as FieldName[]) {
    const message = checkField(name, values[name], fields[name]);
    if (message) errors[name] = message;
  }
  return errors;
}
