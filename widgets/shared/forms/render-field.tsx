import type { ReactNode } from 'react';

/** Props that connect a control with its label, hint and error (WCAG 1.3.1, 3.3.1). Spread them on the control. */
export type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** The props that every field has, whatever its control. */
export type LabelledProps = {
  /** Prefix of the ids. Default: `broker`. Two forms in one document need different prefixes. */
  readonly idPrefix?: string | undefined;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  /** The translated text "(optional)". A field with this text spans all columns. False if the field is required. */
  readonly optional?: string | false | undefined;
  /** True once scripts validate the field. Until then the browser validates it. */
  readonly enhanced?: boolean | undefined;
};

/**
 * Returns the attribute of a control that says whether its field is required. Once scripts validate the field, this is
 * `aria-required`: Firefox reports an empty `required` field as invalid before the visitor types, and screen readers
 * announce "invalid".
 */
export const requiredProps = ({ optional, enhanced }: Pick<LabelledProps, 'optional' | 'enhanced'>) => ({
  [enhanced ? 'aria-required' : 'required']: !optional || undefined,
});

type FieldProps = LabelledProps & {
  readonly control: (props: ControlProps) => ReactNode;
  /** Content below the control, before the error message. */
  readonly below?: ReactNode;
};

/**
 * Renders a control with its label, hint and error. This is a function, not a component: the forms' fields are
 * components, and a second component in each field would take more memory.
 */
export function renderField({
  idPrefix = 'broker',
  name,
  label,
  error,
  hint,
  optional,
  control,
  below,
}: FieldProps) {
  const id = `${idPrefix}-${name}`;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={`broker-field${optional ? ' broker-field--wide' : ''}`}>
      <label className="broker-field__label" htmlFor={id}>
        {label}
        {optional && <small>{` ${optional}`}</small>}
      </label>
      {control({
        id,
        name,
        className: 'broker-field__control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p className="broker-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {below}
      {error && (
        <p className="broker-field__error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
