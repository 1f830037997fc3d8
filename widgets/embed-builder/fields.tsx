import type { ReactNode } from 'react';
import type { CHOICES } from './choices';
import { COPY } from './copy';
import { MOST_ADDRESS, MOST_TEXT } from './limits';

type Name = keyof typeof CHOICES;

const idOf = (name: string) => `embed-builder-${name}`;

type FieldProps = {
  readonly name: Name;
  readonly problem?: string | undefined;
  readonly children: (id: string, describedBy: string | undefined) => ReactNode;
};

/** A label above its control, a hint and what is wrong below it. */
export function LabelledField({ name, problem, children }: FieldProps) {
  const id = idOf(name);
  const words = problem || COPY.hints[name];
  return (
    <div className="embed-builder__field">
      <label className="embed-builder__label" htmlFor={id}>
        {COPY.labels[name]}
      </label>
      {children(id, words && `${id}-words`)}
      {words && (
        <p className={problem ? 'embed-builder__problem' : 'embed-builder__hint'} id={`${id}-words`}>
          {words}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = {
  readonly name: Name;
  readonly type?: string;
  readonly problem?: string | undefined;
};

export const TextField = ({ name, type = 'text', problem }: TextFieldProps) => (
  <LabelledField name={name} problem={problem}>
    {(id, describedBy) => (
      <input
        className="embed-builder__control"
        id={id}
        name={name}
        type={type}
        maxLength={type === 'url' ? MOST_ADDRESS : MOST_TEXT}
        autoComplete="off"
        aria-describedby={describedBy}
        aria-invalid={problem ? true : undefined}
      />
    )}
  </LabelledField>
);

type ListFieldProps = { readonly name: Name; readonly values: Readonly<Record<string, string>> };

export const ListField = ({ name, values }: ListFieldProps) => (
  <LabelledField name={name}>
    {(id, describedBy) => (
      <select className="embed-builder__control" id={id} name={name} aria-describedby={describedBy}>
        {Object.entries(values).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
);
