/** English texts of the extras. Not in the form's copy.ts, which every form bundles. */
export const COPY = {
  consent: 'I agree to the use of my details as described below.',
  consentMissing: 'Please give your consent to continue',
} as const;
