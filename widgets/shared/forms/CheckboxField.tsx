import { type LabelledProps, renderField, requiredProps } from './render-field';

type CheckboxFieldProps = LabelledProps & {
  /** The value sent if the box is ticked. */
  readonly value?: string;
};

/** Renders a labelled checkbox, unticked at first. */
export const CheckboxField = ({ value = 'yes', ...field }: CheckboxFieldProps) => (
  <div className="broker-checkbox">
    {renderField({
      ...field,
      control: (props) => (
        <input {...props} className={undefined} type="checkbox" value={value} {...requiredProps(field)} />
      ),
    })}
  </div>
);
