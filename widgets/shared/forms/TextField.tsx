import type { InputHTMLAttributes } from 'react';
import { Field } from './Field';

type TextFieldProps = {
  /** See Field. */
  readonly idPrefix?: string | undefined;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  /** The text "(optional)", translated. Undefined if the field is required. */
  readonly optional?: string | undefined;
  /** `textarea`, or the input's type, which also selects a phone's keyboard. */
  readonly control: 'text' | 'tel' | 'email' | 'url' | 'textarea';
  readonly autocomplete?: string | undefined;
  readonly maxLength: number;
  /** Attributes that only prerendered markup has. */
  readonly built?: Pick<InputHTMLAttributes<unknown>, 'defaultValue' | 'list'> | undefined;
};

/** A labelled text field. */
export function TextField({ control, autocomplete, maxLength, built, ...field }: TextFieldProps) {
  const required = !field.optional;
  return (
    <Field
      {...field}
      control={(props) =>
        control === 'textarea' ? (
          <textarea {...props} {...built} maxLength={maxLength} required={required} />
        ) : (
          <input
            {...props}
            {...built}
            type={control}
            inputMode={control}
            autoComplete={autocomplete}
            maxLength={maxLength}
            required={required}
          />
        )
      }
    />
  );
}
