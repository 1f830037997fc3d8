import { CheckboxField } from '../../shared/forms/CheckboxField';

/** The checkbox's name. */
export const CONSENT = 'consent';

type ConsentProps = { readonly words: string; readonly error: string | undefined };

/**
 * Renders the checkbox with which the visitor consents to a single purpose (DPDP Act 2023, section 6). It is unticked
 * at first. Its value is the sentence in its label.
 */
export const Consent = ({ words, error }: ConsentProps) => (
  <CheckboxField name={CONSENT} label={words} value={words} error={error} enhanced />
);
