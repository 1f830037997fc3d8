/** Names of the fields that any lead may carry, as they stand on the wire (spec section 3). */
export type FieldName =
  | 'first_name'
  | 'last_name'
  | 'mobile'
  | 'email'
  | 'state'
  | 'city'
  | 'insurance_type'
  | 'type_of_insurance'
  | 'message';

/** What was typed, by field; a field that is not in the form is absent. */
export type FieldValues = { readonly [name in FieldName]?: string | undefined };

export const INSURANCE_TYPES = ['Corporate', 'Individual'] as const;

/**
 * Longest value that is stored, in UTF-16 code units: `maxlength` in a form, refused by the server (checkStored).
 * The spec sets none; without one a body could fill the disk.
 */
export const MAX_LENGTH = {
  first_name: 100,
  last_name: 100,
  mobile: 24, // as typed: "+91 (0) 98765-43210" and the like, normalised afterwards
  email: 254, // RFC 5321, section 4.5.3.1.3
  state: 60,
  city: 100,
  insurance_type: 20,
  type_of_insurance: 120,
  message: 2000,
} as const satisfies Record<FieldName, number>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// Ten digits, and not the 0 of a trunk call before nine.
const TEN_DIGITS = /^[1-9]\d{9}$/;
const SIX_DIGITS = /^\d{6}$/;

/** "first_name" -> "first name is required" (spec section 5). */
export const requiredMessage = (name: string) => `${name.replace(/_/g, ' ')} is required`;

export const INVALID_EMAIL = 'Invalid email address';
export const INVALID_MOBILE = 'Invalid mobile number';
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

export const isPincode = (value: string) => SIX_DIGITS.test(value);

/**
 * The message for one field, or undefined where its value is good. Rules and wording: spec section 5.
 * @param value as typed; it is normalised here
 */
export function checkField(
  name: FieldName,
  value: string | undefined,
  required: boolean,
): string | undefined {
  const given = normalise(name, value ?? '');
  if (!given) return required ? requiredMessage(name) : undefined;
  if (name === 'email' && !EMAIL.test(given)) return INVALID_EMAIL;
  if (name === 'mobile' && !TEN_DIGITS.test(given)) return INVALID_MOBILE;
  return undefined;
}
