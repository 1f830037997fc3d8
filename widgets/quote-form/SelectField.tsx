import { type SelectHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { type LabelledProps, renderField, requiredProps } from '../shared/forms/render-field';
import { IS_ONE_FILE } from '../shared/runtime/is-one-file';
import { type OptionNames, setOptions } from './set-options';

type SelectFieldProps = LabelledProps & {
  /** The text of the first option, which has an empty value. */
  readonly prompt?: string | undefined;
  /** The only values that the server accepts. They are also the options, unless `options` is given. */
  readonly values?: readonly string[] | undefined;
  /** The options, if the server also accepts values that are not among them. Default: `values`. */
  readonly options?: readonly string[] | undefined;
  /** The options' texts, keyed by the options' values. Default: the values themselves. */
  readonly names?: OptionNames | undefined;
  /** True if the markup was rendered at build time. */
  readonly prerendered?: boolean | undefined;
  readonly autocomplete?: string | undefined;
  /** Attributes that only prerendered markup has. */
  readonly built?: SelectHTMLAttributes<unknown> | undefined;
};

export function SelectField({
  prompt,
  values = [],
  options = values,
  names,
  prerendered,
  autocomplete,
  built,
  ...field
}: SelectFieldProps) {
  const list = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (IS_ONE_FILE || !prerendered) setOptions(list.current as HTMLSelectElement, options, names);
  }, [prerendered, options, names]);
  return renderField({
    ...field,
    control: (props) => (
      <select {...props} {...built} ref={list} autoComplete={autocomplete} {...requiredProps(field)}>
        <option value="">{prompt}</option>
        {!IS_ONE_FILE &&
          prerendered &&
          options.map((value) => (
            <option key={value} value={value}>
              {names?.[value] ?? value}
            </option>
          ))}
      </select>
    ),
  });
}
