import { type FieldName, INSURANCE_TYPES, MAX_LENGTH } from '../contract/field-rules';
import type { FieldErrors } from '../contract/lead-fields';
import { STATES } from '../contract/states';
import { Field } from '../shared/Field';
import { COPY, LABELS } from './copy';
import { INPUTS } from './inputs';

const options = (values: readonly string[]) => values.map((value) => <option key={value}>{value}</option>);
// Made once for all forms of a page: 38 elements that never change.
const STATE_OPTIONS = options(STATES);
const TYPE_OPTIONS = options(INSURANCE_TYPES);

/** The fields above the city and below it; they change with their errors alone. */
export function drawFields(errors: FieldErrors) {
  const field = (name: FieldName) => ({ name, label: LABELS[name], error: errors[name] });
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
  const select = (name: 'state' | 'insurance_type', prompt: string, list: typeof STATE_OPTIONS) => (
    <Field
      {...field(name)}
      control={(control) => (
        <select {...control} autoComplete={name === 'state' ? 'address-level1' : 'off'} required>
          <option value="">{prompt}</option>
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
        {input('mobile', COPY.mobileHint)}
        {input('email')}
        {select('state', COPY.selectState, STATE_OPTIONS)}
      </>
    ),
    below: (
      <>
        {select('insurance_type', COPY.selectInsuranceType, TYPE_OPTIONS)}
        {input('type_of_insurance')}
        <Field
          {...field('message')}
          optional={COPY.optional}
          control={(control) => <textarea {...control} maxLength={MAX_LENGTH.message} />}
        />
      </>
    ),
  };
}
