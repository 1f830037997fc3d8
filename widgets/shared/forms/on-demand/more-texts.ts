import { MORE_FIELDS } from '../../../contract/more-fields';

const { call_time, registration_number, expiry_month, whatsapp } = MORE_FIELDS;

/** English texts of the optional questions. They are in a separate file, because few forms need them. */
export const MORE_TEXTS = {
  more: 'More (optional)',
  callTime: call_time.label,
  selectTime: 'Select Time',
  soon: call_time.values[0],
  morning: call_time.values[1],
  afternoon: call_time.values[2],
  evening: call_time.values[3],
  registration: registration_number.label,
  expiryMonth: expiry_month.label,
  selectMonth: 'Select Month',
  /** Returns a month's name. `number` is 1 for January. */
  month: (number: string) => expiry_month.values[+number - 1] ?? '',
  whatsapp: whatsapp.label,
} as const;
