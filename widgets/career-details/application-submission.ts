import type { ApplicationField } from '../contract/application-rules';
import { type ApplicationErrors, checkApplication } from '../contract/check-application';
import { createSubmission, type SubmissionPorts } from '../shared/forms/submission';
import type { Reply } from '../shared/runtime/post';
import { LIMITS } from './limits';
import type { Application } from './send-application';

type Typed = Omit<Application, 'file'> & { readonly file: File | undefined };

type ApplicationPorts = Pick<SubmissionPorts<Typed, ApplicationField>, 'allow' | 'onSettled'> & {
  readonly send: SubmissionPorts<Application, ApplicationField>['send'];
};

/** The server's fields by ours: it says which of them it refused. */
const REFUSED_FIELDS = {
  first_name: 'full_name',
  mobile: 'phone_number',
  email: 'email',
  linkdin: 'linkedin_profile',
  file: 'resume',
} as const satisfies { [name in ApplicationField]?: string };

function refusedFields({ errors: told }: Reply): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const [ours, theirs] of Object.entries(REFUSED_FIELDS)) {
    const message = (told as Record<string, unknown> | undefined)?.[theirs];
    if (typeof message === 'string') errors[ours as ApplicationField] = message;
  }
  return errors;
}

const TYPED = ['first_name', 'last_name', 'mobile', 'email', 'linkdin'] as const;

/** What a form holds: texts, and the file where one is chosen. */
export function readApplication(form: FormData): Typed {
  const typed = Object.fromEntries(TYPED.map((name) => [name, `${form.get(name) ?? ''}`]));
  const file = form.get('file');
  // A field without a file sends one without a name.
  return { ...typed, file: file instanceof File && file.name ? file : undefined } as Typed;
}

/** The submission of an application. It is sent again only when the browser is online again, and only where it is small. */
export const createApplicationSubmission = ({ send, ...ports }: ApplicationPorts) =>
  createSubmission<Typed, ApplicationField>({
    ...ports,
    check: checkApplication,
    send: (values, ...rest) => send(values as Application, ...rest),
    retryDelaysMs: [],
    // A large file is not sent again unasked: it may cost the visitor money.
    mayResend: ({ file }) => (file?.size ?? 0) <= LIMITS.resendBytes,
    refusedFields,
  });
export type ApplicationSubmission = ReturnType<typeof createApplicationSubmission>;
