import { useRef } from 'react';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from '../contract/enquiry';
import { type FieldName, LEAD_FIELDS } from '../contract/field-rules';
import { describeField } from '../shared/forms/describe-field';
import { FormShell, type FormShellProps, useEnhanced } from '../shared/forms/FormShell';
import type { LeadSubmission } from '../shared/forms/lead-submission';
import { TextField } from '../shared/forms/TextField';
import type { Texts } from '../shared/runtime/language';
import { useStore } from '../shared/runtime/use-store';
import { COPY } from './copy';
import type { ContactFormOptions } from './options';

export type ContactFormProps = Pick<FormShellProps, 'broker' | 'action' | 'policiesUrl' | 'isOwnApi'> & {
  readonly options: Pick<ContactFormOptions, 'headingLevel'> & Partial<Pick<ContactFormOptions, 'message'>>;
  readonly submission: LeadSubmission;
  readonly prerendered: boolean;
} & Partial<Texts>;

/** Prefix of the fields' ids. Differs from the quote form's prefix, because a page may have both forms. */
const ID_PREFIX = 'enquiry';

const NAMES = Object.keys(ENQUIRY_FIELDS) as (keyof typeof ENQUIRY_FIELDS)[];

/** Renders the enquiry form of /contact-us (requirements 2.18). */
export function ContactForm({
  options: { headingLevel, message },
  submission,
  prerendered,
  translation,
  ...props
}: ContactFormProps) {
  const state = useStore(submission.store);
  const form = useRef<HTMLFormElement>(null);
  const enhanced = useEnhanced(prerendered);
  const copy = translation ? { ...translation.quoteForm, ...translation.enquiry } : COPY;

  return (
    <FormShell
      {...props}
      {...state}
      className="contact-form"
      copy={copy}
      headingLevel={headingLevel}
      idPrefix={ID_PREFIX}
      hidden={SEND_ENQUIRY.fixed}
      enhanced={enhanced}
      form={form}
      labelOf={(name) => describeField(name as FieldName, state.errors, translation).label}
      message={translation?.answer(state.message) ?? state.message}
      submit={(values) => submission.submit(Object.fromEntries(values as never))}
      edit={(name) => submission.edit(name as FieldName)}
      next={
        <button type="button" className="broker-button" onClick={submission.restart}>
          {copy.another}
        </button>
      }
    >
      {NAMES.map((name) => (
        <TextField
          key={name}
          {...describeField(name, state.errors, translation)}
          idPrefix={ID_PREFIX}
          enhanced={enhanced}
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
