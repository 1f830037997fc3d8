import type { InputHTMLAttributes } from 'react';
import type { LeadField } from '../../contract/field-rules';
import { type LabelledProps, renderField, requiredProps } from './render-field';

type TextFieldProps = LabelledProps & {
  /** `textarea`, or the input's type, which also selects a phone's keyboard. */
  readonly control: LeadField['control'] | 'url';
  readonly autocomplete?: string | undefined;
  readonly maxLength: number;
  /** Attributes that only prerendered markup has. */
  readonly built?: Pick<InputHTMLAttributes<unknown>, 'defaultValue' | 'list'> | undefined;
};

export function TextField({ control, autocomplete, maxLength, built, ...field }: TextFieldProps) {
  return renderField({
    ...field,
    control: (props) =>
      control === 'textarea' ? (
        <textarea {...props} {...built} maxLength={maxLength} {...requiredProps(field)} />
      ) : (
        <input
          {...props}
          {...built}
          type={control}
          autoComplete={autocomplete}
          maxLength={maxLength}
          {...requiredProps(field)}
        />
      ),
  });
}
