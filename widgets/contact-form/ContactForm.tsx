import { useRef } from 'react';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from '../contract/enquiry';
import { type FieldName, LEAD_FIELDS } from '../contract/field-rules';
import { FormShell, type FormShellProps, useEnhanced } from '../shared/forms/FormShell';
import type { LeadSubmission } from '../shared/forms/lead-submission';
import { TextField } from '../shared/forms/TextField';
import { useStore } from '../shared/runtime/use-store';
import { COPY } from './copy';
import type { ContactFormOptions } from './options';

export type ContactFormProps = Pick<FormShellProps, 'broker' | 'action' | 'policiesUrl' | 'isOwnApi'> & {
  readonly options: Pick<ContactFormOptions, 'headingLevel'> & Partial<Pick<ContactFormOptions, 'message'>>;
  readonly submission: LeadSubmission;
  readonly prerendered: boolean;
};

/** Differs from the quote form's prefix, because a page may have both forms. */
const ID_PREFIX = 'enquiry';

const NAMES = Object.keys(ENQUIRY_FIELDS) as (keyof typeof ENQUIRY_FIELDS)[];

/** The enquiry form of /contact-us (requirements 2.18). */
export function ContactForm({
  options: { headingLevel, message },
  submission,
  prerendered,
  ...props
}: ContactFormProps) {
  const state = useStore(submission.store);
  const form = useRef<HTMLFormElement>(null);

  return (
    <FormShell
      {...props}
      {...state}
      className="contact-form"
      copy={COPY}
      headingLevel={headingLevel}
      idPrefix={ID_PREFIX}
      hidden={SEND_ENQUIRY.fixed}
      enhanced={useEnhanced(prerendered)}
      form={form}
      labelOf={(name) => LEAD_FIELDS[name as FieldName].label}
      submit={(values) => submission.submit(Object.fromEntries(values as never))}
      edit={(name) => submission.edit(name as FieldName)}
      next={
        <button type="button" className="broker-button" onClick={submission.restart}>
          {COPY.another}
        </button>
      }
    >
      {NAMES.map((name) => (
        <TextField
          key={name}
          {...LEAD_FIELDS[name]}
          idPrefix={ID_PREFIX}
          name={name}
          error={state.errors[name]}
          built={
            name === 'message' && message
              ? { defaultValue: message.slice(0, LEAD_FIELDS.message.maxLength) }
              : undefined
          }
        />
      ))}
    </FormShell>
  );
}
