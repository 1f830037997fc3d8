import { useEffect, useRef, useState } from 'react';
import { type ApplicationField, checkResume, MAX_LINKDIN_TEXT } from '../contract/application-rules';
import { SEND_APPLICATION } from '../contract/list-endpoints';
import { describeField } from '../shared/forms/describe-field';
import { controlOf, FormShell, type FormShellProps, useEnhanced } from '../shared/forms/FormShell';
import { TextField } from '../shared/forms/TextField';
import { useStore } from '../shared/runtime/use-store';
import { type ApplicationSubmission, readApplication } from './application-submission';
import { FileField } from './FileField';
import type { FormTexts } from './form-texts';

export type ApplicationFormProps = Pick<FormShellProps, 'broker' | 'action' | 'policiesUrl' | 'isOwnApi'> & {
  readonly jobId: string;
  readonly submission: ApplicationSubmission;
  readonly texts: FormTexts;
  /** URL of the page that lists all openings. */
  readonly list: string;
  readonly headingLevel: FormShellProps['headingLevel'];
  /**
   * True if the markup was rendered at build time, to work without scripts. The first render must match this markup.
   */
  readonly prerendered: boolean;
};

const LEAD_NAMES = ['first_name', 'last_name', 'mobile', 'email'] as const;

/** Returns the text fields in the form's order, in the form's language. */
const textFields = ({ copy, labels, translation }: FormTexts) => [
  ...LEAD_NAMES.map((name) => describeField(name, {}, translation)),
  {
    name: 'linkdin',
    label: labels.linkdin,
    hint: copy.linkdinHint,
    optional: copy.optional,
    // The type `url` would refuse an address without a scheme while the page has no scripts.
    control: 'text',
    built: { inputMode: 'url' },
    autocomplete: 'url',
    maxLength: MAX_LINKDIN_TEXT,
  } as const,
];

/** Renders the application form of one opening (requirements 2.21). */
export function ApplicationForm({
  jobId,
  submission,
  texts,
  list,
  prerendered,
  ...props
}: ApplicationFormProps) {
  const { progress, cancelled, ...state } = useStore(submission.store);
  const { phase, errors } = state;
  const { copy, labels, answer } = texts;
  const fields = textFields(texts);
  const errorOf = (name: ApplicationField) => errors[name] && answer(errors[name]);
  const form = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File>();
  const enhanced = useEnhanced(prerendered);
  const sending = phase === 'sending';

  // Read the file that the input already has: the visitor may have chosen it before scripts ran, or the browser may
  // have restored it.
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
      language={texts.language}
      copy={copy}
      message={answer(state.message)}
      status={uploaded ? copy.uploaded : cancelled ? copy.cancelled : undefined}
      hidden={{ ...SEND_APPLICATION.fixed, job_id: jobId }}
      enhanced={enhanced}
      form={form}
      labelOf={(name) => fields.find((field) => field.name === name)?.label ?? labels.file}
      submit={(values) => submission.submit(readApplication(values))}
      // Ignore changes of the file input. FileField reports the chosen file through `choose`.
      edit={(name) => name !== 'file' && submission.edit(name as ApplicationField)}
      beside={
        sending && (
          <button type="button" className="career-details__cancel" onClick={submission.cancel}>
            {copy.cancel}
          </button>
        )
      }
      next={<a href={list}>{texts.openings}</a>}
    >
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          error={errorOf(field.name as ApplicationField)}
          enhanced={enhanced}
        />
      ))}
      <FileField
        texts={texts}
        file={file}
        error={errorOf('file')}
        enhanced={enhanced}
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
