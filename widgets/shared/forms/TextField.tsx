import type { InputHTMLAttributes } from 'react';
import type { LeadField } from '../../contract/field-rules';
import { type LabelledProps, renderField } from './render-field';

type TextFieldProps = LabelledProps & {
  /** `textarea`, or the input's type, which also selects a phone's keyboard. */
  readonly control: LeadField['control'] | 'url';
  readonly autocomplete?: string | undefined;
  readonly maxLength: number;
  /** Attributes that only prerendered markup has. */
  readonly built?: Pick<InputHTMLAttributes<unknown>, 'defaultValue' | 'list'> | undefined;
};

export function TextField({ control, autocomplete, maxLength, built, ...field }: TextFieldProps) {
  const required = !field.optional;
  return renderField({
    ...field,
    control: (props) =>
      control === 'textarea' ? (
        <textarea {...props} {...built} maxLength={maxLength} required={required} />
      ) : (
        <input
          {...props}
          {...built}
          type={control}
          inputMode={control as 'text'}
          autoComplete={autocomplete}
          maxLength={maxLength}
          required={required}
        />
      ),
  });
}
