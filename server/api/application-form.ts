import {
  type ApplicationField,
  checkApplicationField,
  checkResume,
  MAX_LINKDIN_TEXT,
  normaliseApplication,
  type ResumeExtension,
  resumeExtension,
} from '../../widgets/contract/application-rules';
import { LEAD_FIELDS, requiredMessage } from '../../widgets/contract/field-rules';
import { RESUME_REFUSALS } from '../../widgets/contract/resume-refusals';
import { cleanValue } from './clean-value';
import { checkText, readExtra } from './lead-form';
import type { Form } from './read-form';
import { readResumeKind } from './resume/resume-kind';
import type { TempFile } from './upload-to-temp-file';

/** The file that came with an application. */
export type Resume = TempFile & { readonly field: string; readonly name: string };

/**
 * An application's normalised values. `errors` maps the names of invalid fields, as the form sent them, to error
 * messages. It is empty if the form is valid.
 */
type ReadApplication = {
  readonly full_name: string;
  readonly mobile: string;
  readonly email: string;
  readonly linkedin_profile: string;
  /** The file's name, with the extension that fits its content. */
  readonly resume_name: string;
  readonly extra: Readonly<Record<string, string>>;
  readonly errors: Record<string, string>;
};

/**
 * Possible names of the field that contains the résumé. The widget sends `resume`; the form without JavaScript sends
 * `file`.
 */
export const RESUME_FIELDS = ['resume', 'file'] as const;

type TypedField = Exclude<ApplicationField, 'file'>;

const MAX_FIELD_LENGTH: Readonly<Record<TypedField | 'full_name', number>> = {
  first_name: LEAD_FIELDS.first_name.maxLength,
  last_name: LEAD_FIELDS.last_name.maxLength,
  full_name: LEAD_FIELDS.first_name.maxLength + 1 + LEAD_FIELDS.last_name.maxLength,
  mobile: LEAD_FIELDS.mobile.maxLength,
  email: LEAD_FIELDS.email.maxLength,
  linkdin: MAX_LINKDIN_TEXT,
};

/** The fields that the widget sends (requirements 6.1), each with the name of the rule that checks its value. */
const WIDGET_FIELDS = [
  ['full_name', 'full_name'],
  ['email', 'email'],
  ['phone_number', 'mobile'],
  ['linkedin_profile', 'linkdin'],
] as const;

/** The fields that the form sends without JavaScript, each with the name of the rule that checks its value. */
const PLAIN_FORM_FIELDS = [
  ['first_name', 'first_name'],
  ['last_name', 'last_name'],
  ['mobile', 'mobile'],
  ['email', 'email'],
  ['linkdin', 'linkdin'],
] as const;

/** Matches a web address without a scheme. The widget removes `https://` before it sends the LinkedIn address. */
const BARE_ADDRESS = /^[\w-]+(\.[\w-]+)+(\/|$)/;

const isPlainForm = (form: Form, resume: Resume | undefined) =>
  resume?.field === 'file' || PLAIN_FORM_FIELDS.some(([name]) => name !== 'email' && form.has(name));

/**
 * Returns a file's name with the extension that fits its content, so that the file opens: "CV.doc" may become
 * "CV.docx".
 */
function nameWith(extension: ResumeExtension, name: string): string {
  const plain = name.replace(/[\s.]+$/, '');
  const named = resumeExtension(plain);
  if (named === extension) return plain;
  return (named ? plain.slice(0, -named.length) : plain) + extension;
}

type CheckedFile = { readonly message?: string | undefined; readonly name?: string };

async function checkFile(resume: Resume | undefined): Promise<CheckedFile> {
  const message = checkResume(resume);
  if (message || !resume) return { message };
  const kind = await readResumeKind(resume);
  if ('refusal' in kind) return { message: RESUME_REFUSALS[kind.refusal] };
  return { name: nameWith(kind.extension, resume.name) };
}

function checkValue(rule: TypedField | 'full_name', name: string, value: string): string | undefined {
  const missing = rule === 'full_name' && !value ? requiredMessage(name) : undefined;
  return (
    missing ??
    checkText(name, value, MAX_FIELD_LENGTH[rule]) ??
    (rule === 'full_name' ? undefined : checkApplicationField(rule, value))
  );
}

/** Reads an application from the widget or from a form without JavaScript. Validates everything except the job. */
export async function readApplication(form: Form, resume: Resume | undefined): Promise<ReadApplication> {
  const isPlain = isPlainForm(form, resume);
  const values = new Map<string, string>();
  const errors: Record<string, string> = {};
  for (const [name, rule] of isPlain ? PLAIN_FORM_FIELDS : WIDGET_FIELDS) {
    const sent = cleanValue(rule, normaliseApplication(rule, form.get(name) ?? ''));
    const value = name === 'linkedin_profile' && BARE_ADDRESS.test(sent) ? `https://${sent}` : sent;
    values.set(rule, value);
    const message = checkValue(rule, name, value);
    if (message) errors[name] = message;
  }
  const { message, name: resume_name = '' } = await checkFile(resume);
  if (message) errors[resume?.field ?? (isPlain ? 'file' : 'resume')] = message;

  const valueFor = (rule: string) => values.get(rule) ?? '';
  return {
    full_name: isPlain ? `${valueFor('first_name')} ${valueFor('last_name')}` : valueFor('full_name'),
    mobile: valueFor('mobile'),
    email: valueFor('email'),
    linkedin_profile: valueFor('linkdin'),
    resume_name,
    extra: readExtra(form),
    errors,
  };
}
