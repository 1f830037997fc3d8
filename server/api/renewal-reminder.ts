import { checkField, type LeadField, normalise, requiredMessage } from '../../widgets/contract/field-rules';
import {
  CONSENT_MISSING,
  CONTACT_MISSING,
  DAYS_BEFORE,
  REMINDER_CONSENT,
  reminderFields,
} from '../../widgets/contract/renewal-reminder';
import { daysBeforeMonth, nextMonthCalled } from '../text/indian-months';
import type { FormFields } from './api-response';
import { cleanValue } from './clean-value';
import type { LeadHandler } from './handler';
import { HttpError } from './http-error';
import { checkText, readExtra } from './lead-form';
import type { StoreLead } from './store-lead';
import { suspicionOf } from './suspicion';

function checkValue(name: string, value: string, field: LeadField): string | undefined {
  if (name === 'mobile' || name === 'email')
    return checkText(name, value, field.maxLength) ?? checkField(name, value, false);
  if (!value) return name === 'consent' ? CONSENT_MISSING : requiredMessage(name);
  return field.values?.includes(value) ? undefined : `${name.replaceAll('_', ' ')} is not in the list`;
}

/** Returns the error message of each invalid field, in the form's order. */
function checkReminder(fields: FormFields, values: Readonly<Record<string, string>>) {
  const errors: Record<string, string> = {};
  const hasContact = Boolean(values.mobile || values.email);
  for (const [name, field] of Object.entries(fields)) {
    const isContact = name === 'mobile' || name === 'email';
    const message = isContact && !hasContact ? CONTACT_MISSING : checkValue(name, values[name] ?? '', field);
    if (message) errors[name] = message;
  }
  return errors;
}

/**
 * Returns the handler that stores a renewal reminder. The broker gets the reminder before the month in which the policy
 * expires.
 */
export const renewalReminder =
  (store: StoreLead, now: () => Date): LeadHandler =>
  async (form, sender) => {
    // Imported lazily, so that the server starts even if a record or site.ts is invalid.
    const { LINES } = await import('../../host-pages/records/lines');
    const fields = reminderFields(LINES.map(({ name }) => name));
    const values = Object.fromEntries(
      Object.keys(fields).map((name) => [name, cleanValue(name, normalise(name, form.get(name) ?? ''))]),
    );
    const errors = checkReminder(fields, values);
    const [first] = Object.values(errors);
    if (first !== undefined) throw new HttpError(400, first, { errors, fields });

    const { expiry_month = '', type_of_insurance, mobile, email } = values;
    const { expiry_month: _, ...extra } = readExtra(form);
    const renewal_month = nextMonthCalled(expiry_month, now());
    return store(sender, {
      kind: 'renewal',
      fields: { type_of_insurance, ...(mobile && { mobile }), ...(email && { email }) },
      extra: { ...extra, consent: REMINDER_CONSENT, renewal_month },
      dedupeFields: { renewal_month },
      suspected: suspicionOf(form),
      deliverAfter: daysBeforeMonth(DAYS_BEFORE, renewal_month),
    });
  };
