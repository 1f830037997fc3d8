import type { ComponentType, InputHTMLAttributes } from 'react';
import {
  type FieldErrors,
  type FieldName,
  LEAD_FIELDS,
  type LeadField,
  QUOTE_FIELDS,
} from '../contract/field-rules';
import { CheckboxField } from '../shared/forms/CheckboxField';
import { describeField } from '../shared/forms/describe-field';
import { TextField } from '../shared/forms/TextField';
import type { Translation } from '../shared/i18n/translation';
import { CityField, type CityProps } from './CityField';
import { COPY } from './copy';
import { SelectField } from './SelectField';
import { USES_CHECKBOX } from './uses-checkbox';

const NAMES = Object.keys(QUOTE_FIELDS) as (keyof typeof QUOTE_FIELDS)[];

/** Attributes that fields have only in prerendered markup. Hydration leaves them unchanged. */
export type BuiltAttributes = {
  readonly [name in FieldName]?: Pick<InputHTMLAttributes<unknown>, 'defaultValue' | 'list'>;
};

/** The props that each field's component gets. A component uses those that it needs. */
type FieldProps = ReturnType<typeof describeField> &
  CityProps & {
    readonly built: BuiltAttributes[FieldName];
    readonly optional: string | false;
  };

/** The component for each kind of control. Default: TextField. */
const COMPONENTS: { readonly [kind in LeadField['control']]?: ComponentType<FieldProps> } = {
  city: CityField,
  select: SelectField,
  ...(USES_CHECKBOX && { checkbox: CheckboxField }),
};

export function renderFields(
  errors: FieldErrors,
  translation: Translation | undefined,
  built: BuiltAttributes | undefined,
  city: Omit<CityProps, 'copy'>,
) {
  const copy = translation?.quoteForm ?? COPY;
  return NAMES.map((name) => {
    const Component = COMPONENTS[LEAD_FIELDS[name].control] ?? TextField;
    return (
      <Component
        key={name}
        {...describeField(name, errors, translation)}
        {...city}
        copy={copy}
        built={built?.[name]}
        optional={!QUOTE_FIELDS[name] && copy.optional}
      />
    );
  });
}
