import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field, type LabelledProps } from '../shared/forms/Field';

type SelectFieldProps = LabelledProps & {
  /** The text of the first option, which has an empty value. */
  readonly prompt?: string | undefined;
  /** The only values that the server accepts. They are also the options, unless `options` is given. */
  readonly values?: readonly string[] | undefined;
  /** The options, if the server also accepts values that are not among them. Default: `values`. */
  readonly options?: readonly string[] | undefined;
  /** The options' texts by value. Default: the values. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  readonly autocomplete?: string | undefined;
  /** Attributes that only prerendered markup has. */
  readonly built?: SelectHTMLAttributes<unknown> | undefined;
};

// Shared by all forms of a page in the same language: Preact skips these constant elements when it compares trees.
const optionLists = new Map<object, ReactNode>();

function optionsOf(values: readonly string[], names: Readonly<Record<string, string>> | undefined) {
  const key = names ?? values;
  const options =
    optionLists.get(key) ??
    values.map((value) => (
      // Always set a value, even in English: browsers may translate the text.
      <option key={value} value={value}>
        {names?.[value] ?? value}
      </option>
    ));
  optionLists.set(key, options);
  return options;
}

/** Renders a labelled list of options. */
export const SelectField = ({
  prompt,
  values = [],
  options = values,
  names,
  autocomplete,
  built,
  ...field
}: SelectFieldProps) => (
  <Field
    {...field}
    control={(props) => (
      <select {...props} {...built} autoComplete={autocomplete} required={!field.optional}>
        <option value="">{prompt}</option>
        {optionsOf(options, names)}
      </select>
    )}
  />
);
