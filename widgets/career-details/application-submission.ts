import { type ApplicationField, normaliseApplication } from '../contract/application-rules';
import { type ApplicationErrors, checkApplication } from '../contract/check-application';
import { OWN_API_FIELDS } from '../contract/own-api-fields';
import { createSubmission, type SubmissionPorts } from '../shared/forms/submission';
import type { Reply } from '../shared/runtime/post';
import { LIMITS } from './limits';
import type { Application } from './send-application';

type FormValues = Omit<Application, 'file'> & { readonly file: File | undefined };

type ApplicationPorts = Pick<SubmissionPorts<FormValues, ApplicationField>, 'allow' | 'onSettled'> & {
  readonly send: SubmissionPorts<Application, ApplicationField>['send'];
};

/** The server's name for each of our fields. In the server's reply, these names are the keys of `errors`. */
const REFUSED_FIELDS = {
  first_name: 'full_name',
  mobile: 'phone_number',
  email: 'email',
  linkdin: 'linkedin_profile',
  file: 'resume',
} as const satisfies { [name in ApplicationField]?: string };

function refusedFields({ errors: messages }: Reply): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const [ours, theirs] of Object.entries(REFUSED_FIELDS)) {
    const message = (messages as Record<string, unknown> | undefined)?.[theirs];
    if (typeof message === 'string') errors[ours as ApplicationField] = message;
  }
  return errors;
}

const TEXT_FIELDS = ['first_name', 'last_name', 'mobile', 'email', 'linkdin', ...OWN_API_FIELDS] as const;

/** Reads a form's values for the checks and the request: normalised texts, and the file if the visitor chose one. */
export function readApplication(form: FormData): FormValues {
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((name) => [name, normaliseApplication(name, `${form.get(name) ?? ''}`)]),
  );
  const file = form.get('file');
  // An empty file input submits a file without a name.
  return { ...texts, file: file instanceof File && file.name ? file : undefined } as FormValues;
}

/**
 * Creates the submission of an application. Resends a failed application once the browser is online again, unless the
 * file is large.
 */
export const createApplicationSubmission = ({ send, ...ports }: ApplicationPorts) =>
  createSubmission<FormValues, ApplicationField>({
    ...ports,
    check: checkApplication,
    send: (values, ...rest) => send(values as Application, ...rest),
    retryDelaysMs: [],
    timesItself: true,
    // Don't resend a large file automatically: mobile data may cost the visitor money.
    mayResend: ({ file }) => (file?.size ?? 0) <= LIMITS.resendBytes,
    refusedFields,
  });
export type ApplicationSubmission = ReturnType<typeof createApplicationSubmission>;
