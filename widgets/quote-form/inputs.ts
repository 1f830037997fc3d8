/**
 * Type, which also names the keyboard that a phone brings up, and autofill token (WCAG 1.3.5) of each text field.
 * "tel", not "numeric": people type +91 and spaces, and the rules take them.
 */
export const INPUTS = {
  first_name: ['text', 'given-name'],
  last_name: ['text', 'family-name'],
  mobile: ['tel', 'tel'],
  email: ['email', 'email'],
  type_of_insurance: ['text', 'off'],
} as const;
