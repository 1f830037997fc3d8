import type { ReactNode } from 'react';
import { type FieldName, INSURANCE_TYPES, MAX_LENGTH } from '../contract/field-rules';
import type { FieldErrors } from '../contract/lead-fields';
import { STATES } from '../contract/states';
import { Field } from '../shared/Field';
import { english, type Say } from '../shared/language';
import { COPY, LABELS } from './copy';
import { INPUTS } from './inputs';

// Made once for all forms of a page and language: 38 elements that never change, and are not looked at again.
const lists = new Map<Say, readonly ReactNode[]>();

function listsIn(say: Say): readonly ReactNode[] {
  const made =
    lists.get(say) ??
    [STATES, INSURANCE_TYPES].map((values) => (
      <>
        {values.map((value) => (
          <option key={value} value={say === english ? undefined : value}>
            {say(value)}
          </option>
        ))}
      </>
    ));
  lists.set(say, made);
  return made;
}

/** A field's name, its label and its message, in the form's language. */
export function fieldProps(name: FieldName, errors: FieldErrors, say: Say) {
  const error = errors[name];
  return { name, label: say(LABELS[name]), error: error && say(error) };
}

/** The fields above the city and below it; they change with their errors alone. */
export function drawFields(errors: FieldErrors, say: Say) {
  const [states, types] = listsIn(say);
  const field = (name: FieldName) => fieldProps(name, errors, say);
  const input = (name: keyof typeof INPUTS, hint?: string) => {
    const [type, autoComplete] = INPUTS[name];
    const kind = {
      type,
      inputMode: type,
      autoComplete,
      enterKeyHint: 'next',
      maxLength: MAX_LENGTH[name],
    } as const;
    return (
      <Field {...field(name)} hint={hint} control={(control) => <input {...control} {...kind} required />} />
    );
  };
  const select = (name: 'state' | 'insurance_type', prompt: string, list: ReactNode) => (
    <Field
      {...field(name)}
      control={(control) => (
        <select {...control} autoComplete={name === 'state' ? 'address-level1' : 'off'} required>
          <option value="">{say(prompt)}</option>
          {list}
        </select>
      )}
    />
  );
  return {
    above: (
      <>
        {input('first_name')}
        {input('last_name')}
        {input('mobile', say(COPY.mobileHint))}
        {input('email')}
        {select('state', COPY.selectState, states)}
      </>
    ),
    below: (
      <>
        {select('insurance_type', COPY.selectInsuranceType, types)}
        {input('type_of_insurance')}
        <Field
          {...field('message')}
          optional={say(COPY.optional)}
          control={(control) => <textarea {...control} maxLength={MAX_LENGTH.message} />}
        />
      </>
    ),
  };
}
