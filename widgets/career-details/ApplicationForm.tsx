import { useEffect, useRef, useState } from 'react';
import { type ApplicationField, checkResume, MAX_LINKDIN_LENGTH } from '../contract/application-rules';
import { LEAD_FIELDS } from '../contract/field-rules';
import { SEND_APPLICATION } from '../contract/list-endpoints';
import { controlOf, FormShell, type FormShellProps, useEnhanced } from '../shared/forms/FormShell';
import { TextField } from '../shared/forms/TextField';
import { useStore } from '../shared/runtime/use-store';
import { type ApplicationSubmission, readApplication } from './application-submission';
import { COPY, FORM_COPY, LABELS } from './copy';
import { FileField } from './FileField';

export type ApplicationFormProps = Pick<FormShellProps, 'broker' | 'action' | 'policiesUrl' | 'isOwnApi'> & {
  readonly jobId: string;
  readonly submission: ApplicationSubmission;
  /** URL of the page that lists all openings. */
  readonly list: string;
  readonly headingLevel: FormShellProps['headingLevel'];
  /** True if the markup was rendered at build time, to work without scripts. The first render must match it. */
  readonly prerendered: boolean;
};

const { first_name, last_name, mobile, email } = LEAD_FIELDS;
const TEXT_FIELDS = {
  first_name,
  last_name,
  mobile,
  email,
  linkdin: {
    label: LABELS.linkdin,
    hint: FORM_COPY.linkdinHint,
    optional: FORM_COPY.optional,
    control: 'url',
    autocomplete: 'url',
    maxLength: MAX_LINKDIN_LENGTH,
  },
} as const;
const NAMES = Object.keys(TEXT_FIELDS) as (keyof typeof TEXT_FIELDS)[];

/** The application form of one opening (requirements 2.21). */
export function ApplicationForm({ jobId, submission, list, prerendered, ...props }: ApplicationFormProps) {
  const { progress, cancelled, ...state } = useStore(submission.store);
  const { phase, errors } = state;
  const form = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File>();
  const enhanced = useEnhanced(prerendered);
  const sending = phase === 'sending';

  // The visitor may have chosen a file before scripts ran, or the browser may have restored one.
  useEffect(() => {
    if (prerendered) setFile((controlOf(form.current, 'file') as HTMLInputElement).files?.[0]);
  }, [prerendered]);

  useEffect(() => {
    if (phase === 'sent') setFile(undefined);
  }, [phase]);

  const uploaded = sending && progress === 1;
  return (
    <FormShell
      {...props}
      {...state}
      className="application-form"
      copy={FORM_COPY}
      status={uploaded ? FORM_COPY.uploaded : cancelled ? FORM_COPY.cancelled : undefined}
      hidden={{ ...SEND_APPLICATION.fixed, job_id: jobId }}
      enhanced={enhanced}
      form={form}
      labelOf={(name) => (name === 'file' ? LABELS.file : TEXT_FIELDS[name as (typeof NAMES)[number]].label)}
      submit={(values) => submission.submit(readApplication(values))}
      // FileField reports the chosen file itself, through `choose`.
      edit={(name) => name !== 'file' && submission.edit(name as ApplicationField)}
      beside={
        sending && (
          <button type="button" className="career-details__cancel" onClick={submission.cancel}>
            {FORM_COPY.cancel}
          </button>
        )
      }
      next={<a href={list}>{COPY.openings}</a>}
    >
      {NAMES.map((name) => (
        <TextField key={name} {...TEXT_FIELDS[name]} name={name} error={errors[name]} />
      ))}
      <FileField
        file={file}
        error={errors.file}
        sending={sending}
        progress={progress}
        choose={(chosen) => {
          setFile(chosen);
          submission.edit('file', chosen && checkResume(chosen));
        }}
      />
    </FormShell>
  );
}
