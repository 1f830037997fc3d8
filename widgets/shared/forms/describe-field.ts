import { type FieldErrors, type FieldName, LEAD_FIELDS, type LeadField } from '../../contract/field-rules';
import type { Texts } from '../runtime/language';

type FieldTexts = Partial<Pick<LeadField, 'hint' | 'prompt' | 'invalid'>> & {
  readonly label: string;
  readonly required: string;
  readonly names?: Readonly<Record<string, string>>;
};

/** Returns a field's row of LEAD_FIELDS, with the texts and the error message in the form's language. */
export function describeField(name: FieldName, errors: FieldErrors, translation: Texts['translation']) {
  const row: LeadField = LEAD_FIELDS[name];
  const texts: FieldTexts | undefined = translation?.fields[name];
  const error = errors[name];
  return {
    ...row,
    ...texts,
    name,
    error: error && texts ? (error === row.invalid ? texts.invalid : texts.required) : error,
  };
}
