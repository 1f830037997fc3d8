import { checkField } from './field-rules';

/** The application's fields as they are typed (requirements 2 and 3), in the order in which they stand. */
export type ApplicationField = 'first_name' | 'last_name' | 'mobile' | 'email' | 'linkdin' | 'file';

/** What a résumé may be: its ending, and the types under which browsers send it. */
export const RESUME_TYPES = {
  '.pdf': ['application/pdf'],
  '.doc': ['application/msword'],
  '.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
} as const;

export type ResumeEnding = keyof typeof RESUME_TYPES;

/** The largest résumé that is taken, by the form and by the server. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** Longest address of a profile that is stored. */
export const MAX_LINKDIN_LENGTH = 200;

/** The exact wording of requirements 5. */
export const APPLICATION_MISSING = {
  first_name: 'Please Enter First Name',
  last_name: 'Please Enter Last Name',
  mobile: 'Please Enter Mobile',
  email: 'Please Enter Email',
  linkdin: undefined,
  file: 'Please Select File',
} as const satisfies Record<ApplicationField, string | undefined>;

export const APPLICATION_INVALID = {
  mobile: 'Please Enter valid mobile no.',
  email: 'Please Enter a valid Email address.',
  linkdin: 'Please Enter valid Linkdin Id',
} as const satisfies { [name in ApplicationField]?: string };

// No rule and no wording is required for these.
export const RESUME_OTHER_TYPE = 'Please choose a .pdf, .doc or .docx file';
export const RESUME_EMPTY = 'The file is empty. Please choose another.';
export const RESUME_TOO_LARGE =
  'The file is larger than 5 MB. Please choose a smaller one, or save it as a PDF.';

/** The message for one typed field, or undefined where its value is good. */
export function checkApplicationField(
  name: Exclude<ApplicationField, 'file'>,
  typed = '',
): string | undefined {
  const given = typed.trim();
  if (!given) return APPLICATION_MISSING[name];
  if (name === 'linkdin') {
    const isGood = /^https:\/\/\S+$/.test(given) && given.length <= MAX_LINKDIN_LENGTH;
    return isGood ? undefined : APPLICATION_INVALID.linkdin;
  }
  if (name === 'mobile' || name === 'email') {
    return checkField(name, given, true) && APPLICATION_INVALID[name];
  }
  return undefined;
}

/** The ending of a file's name, in small letters; undefined where a résumé has no such ending. */
export const resumeEnding = (name: string): ResumeEnding | undefined =>
  (Object.keys(RESUME_TYPES) as ResumeEnding[]).find((ending) => name.toLowerCase().endsWith(ending));

/** The message for the chosen file, or undefined where it may be sent. Its content is for the server to look at. */
export function checkResume(
  file: { readonly name: string; readonly size: number } | undefined,
): string | undefined {
  if (!file) return APPLICATION_MISSING.file;
  if (!resumeEnding(file.name)) return RESUME_OTHER_TYPE;
  if (file.size === 0) return RESUME_EMPTY;
  return file.size > MAX_RESUME_BYTES ? RESUME_TOO_LARGE : undefined;
}
