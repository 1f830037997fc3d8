import {
  type ApplicationField,
  checkApplicationField,
  checkResume,
  RESUME_OTHER_TYPE,
  resumeEnding,
} from '../../widgets/contract/application-rules';
import { MAX_LENGTH, normaliseMobile, requiredMessage } from '../../widgets/contract/field-rules';
import { checkText, readExtra } from './lead-form';
import type { Form } from './read-form';
import { hasContentOf } from './resume-content';
import type { Spooled } from './spool';

/** The file that came with an application. */
export type Resume = Spooled & { readonly field: string; readonly name: string };

/** What stands in a form, normalised; whether it is good is told by `errors`, by the names that were sent. */
type ReadApplication = {
  readonly full_name: string;
  readonly mobile: string;
  readonly email: string;
  readonly linkedin_profile: string;
  readonly extra: Readonly<Record<string, string>>;
  readonly errors: Record<string, string>;
};

/** Fields under which the file may come: the widget's and the plain form's. */
export const RESUME_FIELDS = ['resume', 'file'] as const;

type TypedField = Exclude<ApplicationField, 'file'>;

const MAX_FIELD_LENGTH: Readonly<Record<TypedField | 'full_name', number>> = {
  first_name: MAX_LENGTH.first_name,
  last_name: MAX_LENGTH.last_name,
  full_name: MAX_LENGTH.first_name + 1 + MAX_LENGTH.last_name,
  mobile: MAX_LENGTH.mobile,
  email: MAX_LENGTH.email,
  linkdin: MAX_LENGTH.message,
};

/** What the widget sends (spec section 3, "Payload"), by the rule that its value keeps. */
const PAYLOAD = [
  ['full_name', 'full_name'],
  ['email', 'email'],
  ['phone_number', 'mobile'],
  ['linkedin_profile', 'linkdin'],
] as const;

/** What the form sends by itself where there is no script. */
const PLAIN = [
  ['first_name', 'first_name'],
  ['last_name', 'last_name'],
  ['mobile', 'mobile'],
  ['email', 'email'],
  ['linkdin', 'linkdin'],
] as const;

const isPlain = (form: Form, resume: Resume | undefined) =>
  resume?.field === 'file' || PLAIN.some(([name]) => name !== 'email' && form.has(name));

async function checkFile(resume: Resume | undefined): Promise<string | undefined> {
  const message = checkResume(resume);
  const ending = resume && resumeEnding(resume.name);
  if (message || !resume || !ending) return message;
  if (await hasContentOf(ending, resume)) return undefined;
  return `The file is no ${ending} file, whatever its name says. ${RESUME_OTHER_TYPE}.`;
}

function checkValue(rule: TypedField | 'full_name', name: string, value: string): string | undefined {
  const missing = rule === 'full_name' && !value ? requiredMessage(name) : undefined;
  return (
    missing ??
    checkText(name, value, MAX_FIELD_LENGTH[rule]) ??
    (rule === 'full_name' ? undefined : checkApplicationField(rule, value))
  );
}

/** Reads an application, from the widget or from a form without JavaScript, and checks all of it but the job. */
export async function readApplication(form: Form, resume: Resume | undefined): Promise<ReadApplication> {
  const plain = isPlain(form, resume);
  const values = new Map<string, string>();
  const errors: Record<string, string> = {};
  for (const [name, rule] of plain ? PLAIN : PAYLOAD) {
    const value = (form.get(name) ?? '').trim();
    values.set(rule, value);
    const message = checkValue(rule, name, value);
    if (message) errors[name] = message;
  }
  const message = await checkFile(resume);
  if (message) errors[resume?.field ?? (plain ? 'file' : 'resume')] = message;

  const { extra, errors: extraErrors } = readExtra(form);
  const of = (rule: string) => values.get(rule) ?? '';
  return {
    full_name: plain ? `${of('first_name')} ${of('last_name')}` : of('full_name'),
    mobile: normaliseMobile(of('mobile')),
    email: of('email'),
    linkedin_profile: of('linkdin'),
    extra,
    errors: { ...errors, ...extraErrors },
  };
}
