import type { ReactNode } from 'react';
import { type ControlProps, Field } from '../shared/forms/Field';
import type { CHOICES } from './choices';
import { COPY } from './copy';
import { MOST_ADDRESS, MOST_TEXT } from './limits';

type Name = keyof typeof CHOICES;

type ChoiceFieldProps = {
  readonly name: Name;
  readonly problem?: string | undefined;
  readonly control: (props: ControlProps) => ReactNode;
  readonly children?: ReactNode;
};

/** What is wrong stands in the place of the hint: what is below does not move. */
export const ChoiceField = ({ name, problem, control, children }: ChoiceFieldProps) => (
  <Field
    name={name}
    label={COPY.labels[name]}
    hint={problem ? undefined : COPY.hints[name]}
    error={problem}
    control={control}
  >
    {children}
  </Field>
);

type TextFieldProps = {
  readonly name: Name;
  readonly type?: string;
  readonly problem?: string | undefined;
};

export const TextField = ({ name, type = 'text', problem }: TextFieldProps) => (
  <ChoiceField
    name={name}
    problem={problem}
    control={(props) => (
      <input
        {...props}
        type={type}
        maxLength={type === 'url' ? MOST_ADDRESS : MOST_TEXT}
        autoComplete="off"
      />
    )}
  />
);

type ListFieldProps = { readonly name: Name; readonly values: Readonly<Record<string, string>> };

export const ListField = ({ name, values }: ListFieldProps) => (
  <ChoiceField
    name={name}
    control={(props) => (
      <select {...props}>
        {Object.entries(values).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  />
);
