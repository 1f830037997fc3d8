import type { ReactNode } from 'react';
import { type ControlProps, renderField } from '../shared/forms/render-field';
import type { CHOICES } from './choices';
import { COPY } from './copy';
import { MAX_TEXT_LENGTH, MAX_URL_LENGTH } from './limits';

type Name = keyof typeof CHOICES;

/** Prefix of the fields' ids. Differs from the prefixes of the page's other forms. */
export const ID_PREFIX = 'embed-builder';

type ChoiceFieldProps = {
  readonly name: Name;
  readonly problem?: string | undefined;
  readonly control: (props: ControlProps) => ReactNode;
  readonly children?: ReactNode;
};

/** Renders a field with its label. An error is shown in place of the hint, so that nothing below shifts. */
export const ChoiceField = ({ name, problem, control, children }: ChoiceFieldProps) =>
  renderField({
    idPrefix: ID_PREFIX,
    name,
    label: COPY.labels[name],
    hint: problem ? undefined : COPY.hints[name],
    error: problem,
    control,
    below: children,
  });

type TextFieldProps = {
  readonly name: Name;
  /** The value that was chosen before the field was shown. */
  readonly chosen: string;
  readonly type?: string;
  readonly problem?: string | undefined;
};

export const TextField = ({ name, chosen, type = 'text', problem }: TextFieldProps) => (
  <ChoiceField
    name={name}
    problem={problem}
    control={(props) => (
      <input
        {...props}
        type={type}
        defaultValue={chosen}
        maxLength={type === 'url' ? MAX_URL_LENGTH : MAX_TEXT_LENGTH}
        autoComplete="off"
      />
    )}
  />
);

type ListFieldProps = {
  readonly name: Name;
  readonly chosen: string;
  readonly values: readonly (readonly [value: string, label: string])[];
};

export const ListField = ({ name, chosen, values }: ListFieldProps) => (
  <ChoiceField
    name={name}
    control={(props) => (
      <select {...props} defaultValue={chosen}>
        {values.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  />
);
