import { type ApplicationField, checkApplicationField, checkResume } from './application-rules';

/** What was typed and chosen; a file by what the rules look at. */
export type ApplicationValues = { readonly [name in Exclude<ApplicationField, 'file'>]: string } & {
  readonly file: { readonly name: string; readonly size: number } | undefined;
};

export type ApplicationErrors = { [name in ApplicationField]?: string };

const TYPED = ['first_name', 'last_name', 'mobile', 'email', 'linkdin'] as const;

/** The message of every field that is not good, in the form's order; empty where all are. */
export function checkApplication({ file, ...typed }: ApplicationValues): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const name of TYPED) {
    const message = checkApplicationField(name, typed[name]);
    if (message) errors[name] = message;
  }
  const message = checkResume(file);
  if (message) errors.file = message;
  return errors;
}
