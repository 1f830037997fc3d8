/** Apart from the form's own, which would come into every form with it. */
export const COPY = {
  consent: 'I agree to the use of my details as described below.',
  consentMissing: 'Please give your consent to continue',
} as const;
