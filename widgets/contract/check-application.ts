import { type ApplicationField, checkApplicationField, checkResume } from './application-rules';

/** The values of the form's fields. `file` has only the properties that the rules check. */
export type ApplicationValues = { readonly [name in Exclude<ApplicationField, 'file'>]: string } & {
  readonly file: { readonly name: string; readonly size: number } | undefined;
};

export type ApplicationErrors = { [name in ApplicationField]?: string };

const TEXT_FIELDS = ['first_name', 'last_name', 'mobile', 'email', 'linkdin'] as const;

/** Returns the error message of each invalid field, in the form's order; empty if all fields are valid. */
export function checkApplication({ file, ...typed }: ApplicationValues): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const name of TEXT_FIELDS) {
    const message = checkApplicationField(name, typed[name]);
    if (message) errors[name] = message;
  }
  const message = checkResume(file);
  if (message) errors.file = message;
  return errors;
}
