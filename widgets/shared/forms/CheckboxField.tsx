import { Field, type LabelledProps } from './Field';

type CheckboxFieldProps = LabelledProps & {
  /** What is sent if the box is ticked. */
  readonly value?: string;
};

/** A labelled checkbox, unticked at first. */
export const CheckboxField = ({ value = 'yes', ...field }: CheckboxFieldProps) => (
  <div className="broker-checkbox">
    <Field
      {...field}
      control={(props) => (
        <input {...props} className={undefined} type="checkbox" value={value} required={!field.optional} />
      )}
    />
  </div>
);
