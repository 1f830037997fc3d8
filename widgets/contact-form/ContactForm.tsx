import { SEND_ENQUIRY } from '../contract/enquiry';
import { type FieldName, MAX_LENGTH } from '../contract/field-rules';
import type { BrokerFacts } from '../shared/attach';
import { Field } from '../shared/Field';
import { FormFrame } from '../shared/FormFrame';
import type { LeadStore } from '../shared/lead-store';
import { useStore } from '../shared/use-store';
import { COPY, INPUTS, MESSAGE_LABEL } from './copy';
import type { ContactFormOptions } from './options';

export type ContactFormProps = {
  readonly options: Pick<ContactFormOptions, 'headingLevel'>;
  readonly broker: BrokerFacts;
  /** Where the form posts by itself when no script runs. */
  readonly action: string;
  readonly policiesUrl: string;
  readonly lead: LeadStore;
  readonly prerendered: boolean;
};

/** The enquiry of /contact-us (spec section 2). */
export function ContactForm({ options: { headingLevel }, lead, ...props }: ContactFormProps) {
  const { phase, errors, message } = useStore(lead.store);
  const Heading = headingLevel !== 'none' && (`h${headingLevel}` as const);
  return (
    <div className="contact-form">
      <FormFrame
        {...props}
        copy={COPY}
        phase={phase}
        errors={errors}
        message={message}
        hidden={SEND_ENQUIRY.fixed}
        title={Heading && <Heading className="broker-form__title">{COPY.title}</Heading>}
        submit={(values) => lead.submit(Object.fromEntries(values as never))}
        edit={(name) => lead.edit(name as FieldName)}
        next={
          <button type="button" className="broker-button" onClick={lead.restart}>
            {COPY.another}
          </button>
        }
      >
        {(Object.keys(INPUTS) as (keyof typeof INPUTS)[]).map((name) => {
          const [label, type, autoComplete] = INPUTS[name];
          return (
            <Field
              key={name}
              name={name}
              label={label}
              error={errors[name]}
              hint={name === 'mobile' ? COPY.mobileHint : undefined}
              control={(control) => (
                <input
                  {...control}
                  type={type}
                  inputMode={type}
                  autoComplete={autoComplete}
                  enterKeyHint="next"
                  maxLength={MAX_LENGTH[name]}
                  required
                />
              )}
            />
          );
        })}
        <Field
          name="message"
          label={MESSAGE_LABEL}
          error={errors.message}
          control={(control) => <textarea {...control} maxLength={MAX_LENGTH.message} required />}
        />
      </FormFrame>
    </div>
  );
}
