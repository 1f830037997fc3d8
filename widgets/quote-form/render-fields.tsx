import type { InputHTMLAttributes, ReactNode } from 'react';
import {
  type FieldErrors,
  type FieldName,
  INSURANCE_TYPES,
  LEAD_FIELDS,
  type LeadField,
  QUOTE_FIELDS,
} from '../contract/field-rules';
import { STATES } from '../contract/states';
import { Field } from '../shared/forms/Field';
import { TextField } from '../shared/forms/TextField';
import type { Translation } from '../shared/i18n/translation';
import { COPY } from './copy';

const QUOTE_FIELD_NAMES = Object.keys(QUOTE_FIELDS) as (keyof typeof QUOTE_FIELDS)[];

// Shared by all forms of a page in the same language: Preact skips these 38 constant elements when it compares trees.
const optionLists = new Map<Translation | undefined, { readonly [name in FieldName]?: ReactNode }>();

const optionsOf = (values: readonly string[], texts?: Readonly<Record<string, string>>) =>
  values.map((value) => (
    // Always set a value, even in English: browsers may translate the text.
    <option key={value} value={value}>
      {texts?.[value] ?? value}
    </option>
  ));

function optionListsIn(translation: Translation | undefined) {
  const created: { readonly [name in FieldName]?: ReactNode } = optionLists.get(translation) ?? {
    state: <>{optionsOf(STATES, translation?.states)}</>,
    insurance_type: <>{optionsOf(INSURANCE_TYPES, translation?.insuranceTypes)}</>,
  };
  optionLists.set(translation, created);
  return created;
}

/** Returns a field's label, hint, prompt and error message in the form's language. */
export function textsOf(name: FieldName, errors: FieldErrors, translation: Translation | undefined) {
  const row: LeadField = LEAD_FIELDS[name];
  const error = errors[name];
  if (!translation) return { name, label: row.label, hint: row.hint, prompt: row.prompt, error };
  const texts: Partial<LeadField> & { readonly label: string; readonly required: string } =
    translation.fields[name];
  return {
    name,
    label: texts.label,
    hint: texts.hint,
    prompt: texts.prompt,
    error: error && (error === row.invalid ? texts.invalid : texts.required),
  };
}

/** Attributes of fields that only prerendered markup has. Hydration leaves them unchanged. */
export type BuiltAttributes = {
  readonly [name in FieldName]?: Pick<InputHTMLAttributes<unknown>, 'defaultValue' | 'list'>;
};

/** Renders all fields except the city, which depends on the state. The others depend only on errors and language. */
export function renderFields(
  errors: FieldErrors,
  translation: Translation | undefined,
  built: BuiltAttributes | undefined,
) {
  const options = optionListsIn(translation);
  const optional = (translation?.quoteForm ?? COPY).optional;
  return QUOTE_FIELD_NAMES.map((name): [name: FieldName, rendered: ReactNode] => {
    const { control, autocomplete, maxLength }: LeadField = LEAD_FIELDS[name];
    if (control === 'city') return [name, undefined];
    const { prompt, ...texts } = textsOf(name, errors, translation);
    return [
      name,
      control === 'select' ? (
        <Field
          key={name}
          {...texts}
          control={(props) => (
            <select {...props} {...built?.[name]} autoComplete={autocomplete} required>
              <option value="">{prompt}</option>
              {options[name]}
            </select>
          )}
        />
      ) : (
        <TextField
          key={name}
          {...texts}
          control={control}
          autocomplete={autocomplete}
          maxLength={maxLength}
          built={built?.[name]}
          optional={QUOTE_FIELDS[name] ? undefined : optional}
        />
      ),
    ];
  });
}
