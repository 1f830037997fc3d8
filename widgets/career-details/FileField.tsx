import { type FormEvent, useRef } from 'react';
import { RESUME_TYPES } from '../contract/application-rules';
import { renderField, requiredProps } from '../shared/forms/render-field';
import { fileSize } from './file-size';
import type { FormTexts } from './form-texts';

type FileFieldProps = {
  readonly texts: Pick<FormTexts, 'copy' | 'labels'>;
  /** The file that the input holds, for display only. */
  readonly file: File | undefined;
  readonly error: string | undefined;
  /** True once scripts validate the form. */
  readonly enhanced: boolean;
  /** True while an application is being sent. */
  readonly sending: boolean;
  /** Progress of the upload, 0 to 1; undefined if unknown. */
  readonly progress: number | undefined;
  readonly choose: (file: File | undefined) => void;
};

/** Renders a box, and an invisible native file input over it. So the browser handles clicks, keys and dropped files. */
export function FileField({
  texts: { copy, labels },
  file,
  error,
  enhanced,
  sending,
  progress,
  choose,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    choose(undefined);
    input.current.focus();
  };
  return renderField({
    name: 'file',
    label: labels.file,
    error,
    hint: copy.fileHint,
    control: (control) => (
      <div className="career-details__file">
        <input
          {...control}
          ref={input}
          className="career-details__input"
          type="file"
          accept={Object.keys(RESUME_TYPES).join()}
          {...requiredProps({ enhanced })}
          onInput={(event: FormEvent<HTMLInputElement>) => choose(event.currentTarget.files?.[0])}
        />
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M12 16V4M7 9l5-5 5 5M4 15v5h16v-5" />
        </svg>
        {/* A second label: people with voice control say the text that they see. */}
        <label className="career-details__name" htmlFor={control.id}>
          {file ? file.name : copy.choose}
        </label>
        {file && <span className="career-details__size">{fileSize(file.size)}</span>}
        {file && !sending && (
          <span className="career-details__replace" aria-hidden="true">
            {copy.replace}
          </span>
        )}
        {file && sending && (
          <progress
            aria-label={copy.upload(file.name)}
            {...(progress === undefined ? {} : { value: progress, max: 1 })}
          />
        )}
      </div>
    ),
    below: file && (
      <button type="button" className="career-details__remove" onClick={remove}>
        {copy.remove}
      </button>
    ),
  });
}
