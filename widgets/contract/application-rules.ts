import { checkField, normalise } from './field-rules';

/** The fields of the application form (requirements 2.21 and 3.10), in the form's order. */
export type ApplicationField = 'first_name' | 'last_name' | 'mobile' | 'email' | 'linkdin' | 'file';

/** The labels of the fields that leads don't have. */
export const APPLICATION_LABELS = { linkdin: 'Linkdin URL', file: 'Upload Resume' } as const;

/** The allowed file extensions of a résumé, each with the MIME types that browsers send for it. */
export const RESUME_TYPES = {
  '.pdf': ['application/pdf'],
  '.doc': ['application/msword'],
  '.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
} as const;

export type ResumeExtension = keyof typeof RESUME_TYPES;

/** Maximum size of a résumé. The form and the server both check it. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/**
 * Time limit of an upload: enough for 5 MB over 2G. The server always applies this limit. The form applies it only if
 * the API is on another origin, where the form can't observe the progress. Otherwise the form uses UPLOAD_STALLED_MS.
 */
export const UPLOAD_TIMEOUT_MS = 600_000;

/**
 * How long the form waits for progress of an upload, and for the answer once the upload is complete. The server must
 * answer within a shorter time, and a proxy must wait longer than this. Otherwise the form could give up and say that
 * an application may not have been sent, although it is stored.
 */
export const UPLOAD_STALLED_MS = 30_000;

/** Maximum length of the LinkedIn profile's URL. In a name of Indic letters, each takes nine characters. */
const MAX_LINKDIN_LENGTH = 500;

/**
 * Maximum length of what is typed or pasted as the LinkedIn profile. Apps share a profile's address with text around
 * it.
 */
export const MAX_LINKDIN_TEXT = 2000;

/** Error messages of empty fields, word for word from requirements 5.7. */
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

// We chose the following three messages about a file and the rules behind them: the requirements specify neither.
export const RESUME_OTHER_TYPE =
  'Please choose a .pdf, .doc or .docx file. If yours is of another type, save it as a PDF.';
export const RESUME_EMPTY =
  'The file is empty. Please choose another. A file in the cloud has to be downloaded first, or save it as a PDF.';
export const RESUME_TOO_LARGE =
  'The file is larger than 5 MB. Please choose a smaller one, or save it as a PDF.';

/** Matches the address of a LinkedIn profile in a text. Its group is the address without the scheme. */
const LINKEDIN =
  /(?:^|[^\w.@-])((?:[a-z-]{1,9}\.)?(?:linkedin\.com|lnkd\.in)\/[^\s<>"“”‘’]*[^\s<>"“”‘’'.,;:!?)\]।])/i;

/** Matches an https address. */
const HTTPS = /^https:\/\/\S+$/;

/** Matches what people type instead of leaving a field empty, such as "NA" or "no account". */
const NO_ANSWER =
  /^(?:n[./ ]?a|nill?|null|0|[-–—]*|(?:i )?(?:no|not|none|nope|nothing|do not|don['’]?t)(?: [\p{L}'’ ]{0,60})?|[^./@]{0,60}(?:नहीं?|లేదు)[^./@]{0,60})[\s.,!।]*$/iu;

/**
 * Returns a text field's value as the form sends it and the server stores it: see `normalise`. For the LinkedIn
 * profile, returns the address in the text, with `https://`. If the text is "NA" or the like, returns an empty string.
 * If the text contains no address, returns a text that fails validation.
 */
export function normaliseApplication(name: string, typed: string): string {
  const value = normalise(name, typed);
  if (name !== 'linkdin') return value;
  if (NO_ANSWER.test(value)) return '';
  const address = value.replace(/^https:\/\//i, 'https://');
  const found = LINKEDIN.exec(address);
  // Another site's address may contain that of a profile.
  if (!found || (found.index > 'https:/'.length && HTTPS.test(address))) return address;
  const sent = `https://${found[1]}`;
  return sent.length > MAX_LINKDIN_LENGTH ? sent.replace(/[?#].*/, '') : sent;
}

/**
 * Returns the error message of a text field, or undefined if its value is valid. Accepts values as typed or normalised.
 */
export function checkApplicationField(
  name: Exclude<ApplicationField, 'file'>,
  typed = '',
): string | undefined {
  const value = normaliseApplication(name, typed);
  if (!value) return APPLICATION_MISSING[name];
  if (name === 'linkdin') {
    const isValid = HTTPS.test(value) && value.length <= MAX_LINKDIN_LENGTH;
    return isValid ? undefined : APPLICATION_INVALID.linkdin;
  }
  if (name === 'mobile' || name === 'email') {
    return checkField(name, value, true) && APPLICATION_INVALID[name];
  }
  return undefined;
}

/**
 * Returns a file name in lower case, without the dots, spaces and invisible characters that phones and mail programs
 * append: "CV.pdf. " is a PDF.
 */
const trimmedName = (name: string) => name.replace(/[\s.\p{Cf}]+$/u, '').toLowerCase();

/**
 * Returns the extension of a file name in lower case. Returns undefined if résumés with this extension are not allowed.
 */
export const resumeExtension = (name: string): ResumeExtension | undefined =>
  (Object.keys(RESUME_TYPES) as ResumeExtension[]).find((extension) => trimmedName(name).endsWith(extension));

/**
 * Matches the extension of a file that is no résumé, so that the form refuses it before the upload. Doesn't match all
 * text after a dot, since names have dots: "Resume K.Srinivas". The server goes by the content.
 */
const OTHER_EXTENSION =
  /\.(?:txt|rtf|md|csv|od[a-z]|docm|dot[mx]?|wps|pages|key|numbers|xls[a-z]?|pp[st][a-z]?|epub|jpe?g|jfif|png|gif|bmp|tiff?|webp|hei[cf]|avif|svg|psd|ai|mp\d|m4[av]|3gp|mov|avi|mkv|webm|wav|ogg|opus|amr|zip|rar|7z|gz|tar|x?html?|mht(?:ml)?|xml|json|eml|msg|js|vcf|lnk|url|tmp|part|crdownload|apk|exe|bat|msi|iso|dmg)$/;

/** Returns the error message of the chosen file, or undefined if it is valid. Only the server checks the content. */
export function checkResume(
  file: { readonly name: string; readonly size: number } | undefined,
): string | undefined {
  if (!file) return APPLICATION_MISSING.file;
  if (OTHER_EXTENSION.test(trimmedName(file.name))) return RESUME_OTHER_TYPE;
  if (file.size === 0) return RESUME_EMPTY;
  return file.size > MAX_RESUME_BYTES ? RESUME_TOO_LARGE : undefined;
}
