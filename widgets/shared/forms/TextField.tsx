import { Field } from './Field';

type TextFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  /** The word that says so, where the field may stay empty. */
  readonly optional?: string | undefined;
  /** The input's type, which also chooses a phone's keyboard; or `textarea`. */
  readonly control: 'text' | 'tel' | 'email' | 'url' | 'textarea';
  readonly autocomplete?: string | undefined;
  readonly maxLength: number;
};

/** A labelled field for one text. */
export function TextField({ control, autocomplete, maxLength, ...field }: TextFieldProps) {
  const required = !field.optional;
  return (
    <Field
      {...field}
      control={(props) =>
        control === 'textarea' ? (
          <textarea {...props} maxLength={maxLength} required={required} />
        ) : (
          <input
            {...props}
            type={control}
            inputMode={control}
            autoComplete={autocomplete}
            enterKeyHint="next"
            maxLength={maxLength}
            required={required}
          />
        )
      }
    />
  );
}
