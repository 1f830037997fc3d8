import { useEffect, useState } from 'react';
import { type ApplicationField, MAX_LINKDIN_LENGTH } from '../contract/application-rules';
import { MAX_LENGTH } from '../contract/field-rules';
import { SEND_APPLICATION } from '../contract/list-endpoints';
import type { BrokerFacts } from '../shared/attach';
import { Field } from '../shared/Field';
import { FormFrame } from '../shared/FormFrame';
import { useStore } from '../shared/use-store';
import type { ApplicationStore } from './application-store';
import { COPY, FORM_COPY, LABELS } from './copy';
import { FileField } from './FileField';

export type ApplicationFormProps = {
  readonly jobId: string;
  readonly store: ApplicationStore;
  readonly broker: BrokerFacts;
  readonly action: string;
  readonly policiesUrl: string;
  readonly list: string;
};

/** Type, which also names the keyboard that a phone brings up, autofill token (WCAG 1.3.5) and longest value. */
const INPUTS = {
  first_name: ['text', 'given-name', MAX_LENGTH.first_name],
  last_name: ['text', 'family-name', MAX_LENGTH.last_name],
  mobile: ['tel', 'tel', MAX_LENGTH.mobile],
  email: ['email', 'email', MAX_LENGTH.email],
  linkdin: ['url', 'url', MAX_LINKDIN_LENGTH],
} as const;

const HINTS: { readonly [name: string]: string } = {
  mobile: FORM_COPY.mobileHint,
  linkdin: FORM_COPY.linkdinHint,
};

/** Spec section 2, "Application Form". */
export function ApplicationForm({ jobId, store, list, ...props }: ApplicationFormProps) {
  const { phase, errors, message, part, cancelled } = useStore(store.store);
  const [file, setFile] = useState<File>();
  const sending = phase === 'sending';

  useEffect(() => {
    if (phase === 'sent') setFile(undefined);
  }, [phase]);

  const uploaded = sending && part === 1;
  return (
    <FormFrame
      {...props}
      copy={FORM_COPY}
      phase={phase}
      errors={errors}
      message={message}
      status={uploaded ? FORM_COPY.uploaded : cancelled ? FORM_COPY.cancelled : undefined}
      hidden={{ ...SEND_APPLICATION.fixed, job_id: jobId }}
      prerendered={false}
      title={<h3 className="broker-form__title">{FORM_COPY.title}</h3>}
      submit={store.submit}
      edit={(name) => store.edit(name as ApplicationField)}
      beside={
        sending && (
          <button type="button" className="career-details__cancel" onClick={store.cancel}>
            {FORM_COPY.cancel}
          </button>
        )
      }
      next={<a href={list}>{COPY.openings}</a>}
    >
      {(Object.keys(INPUTS) as (keyof typeof INPUTS)[]).map((name) => {
        const [type, autoComplete, maxLength] = INPUTS[name];
        const optional = name === 'linkdin' ? { optional: FORM_COPY.optional } : {};
        return (
          <Field
            key={name}
            name={name}
            label={LABELS[name]}
            error={errors[name]}
            hint={HINTS[name]}
            {...optional}
            control={(control) => (
              <input
                {...control}
                type={type}
                inputMode={type}
                autoComplete={autoComplete}
                enterKeyHint="next"
                maxLength={maxLength}
                required={name !== 'linkdin'}
              />
            )}
          />
        );
      })}
      <FileField
        file={file}
        error={errors.file}
        sending={sending}
        part={part}
        choose={(chosen) => {
          setFile(chosen);
          store.choose(chosen);
        }}
      />
    </FormFrame>
  );
}
