import { LEAD_FIELDS, type LeadField } from './field-rules';
import { MORE_FIELDS } from './more-fields';

/**
 * Path of the renewal reminders, relative to the base address of our own API. The path of a reminder's private page
 * starts with this path.
 */
export const RENEWAL_REMINDER = 'renewal-reminder';

/** The broker gets a reminder this many days before the first day of the month in which the policy expires. */
export const DAYS_BEFORE = 30;

/** The text of the consent. The server stores the text with the reminder. */
export const REMINDER_CONSENT =
  'I agree that you store these details and contact me about this renewal before the policy expires.';

export const CONSENT_MISSING = 'Please give your consent to continue';

export const CONTACT_MISSING = 'Please enter a mobile number or an email address';

/**
 * Returns the fields of a renewal reminder.
 * @param lines the names of the lines of insurance
 */
export const reminderFields = (lines: readonly string[]) =>
  ({
    type_of_insurance: {
      label: LEAD_FIELDS.type_of_insurance.label,
      control: 'select',
      prompt: 'Select Insurance',
      values: lines,
      maxLength: LEAD_FIELDS.type_of_insurance.maxLength,
    },
    expiry_month: {
      ...MORE_FIELDS.expiry_month,
      hint: 'The current month means next year',
      prompt: 'Select Month',
    },
    mobile: LEAD_FIELDS.mobile,
    email: LEAD_FIELDS.email,
    consent: {
      label: REMINDER_CONSENT,
      control: 'checkbox',
      values: ['yes'],
      consent: true,
      maxLength: 3,
    },
  }) as const satisfies Readonly<Record<string, LeadField>>;
