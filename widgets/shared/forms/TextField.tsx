import type { InputHTMLAttributes } from 'react';
import type { LeadField } from '../../contract/field-rules';
import { type LabelledProps, renderField, requiredProps } from './render-field';

type TextFieldProps = LabelledProps & {
  /** `textarea`, or the input's type, which also selects a phone's keyboard. */
  readonly control: LeadField['control'];
  readonly autocomplete?: string | undefined;
  readonly maxLength: number;
  /** Other attributes of the control. Those that the quote form passes are only in prerendered markup. */
  readonly built?: Pick<InputHTMLAttributes<unknown>, 'defaultValue' | 'list' | 'inputMode'> | undefined;
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
