import { type FieldValues, normaliseAll } from '../../contract/field-rules';
import { checkLead, type FieldErrors, type LeadFields } from '../../contract/lead-fields';
import { createSubmission, type SubmissionPorts } from './submission';

type LeadPorts = Omit<SubmissionPorts<FieldValues, keyof FieldErrors>, 'check'> & {
  /** Returns the error messages of additional fields. */
  readonly check?: (values: FieldValues) => FieldErrors | undefined;
};

/** Creates the submission of a form with these fields, which sends normalised values. */
export const createLeadSubmission = (fields: LeadFields, { check, send, ...ports }: LeadPorts) =>
  createSubmission<FieldValues, keyof FieldErrors>({
    ...ports,
    check: (values) => ({ ...checkLead(fields, values), ...check?.(values) }),
    send: (values, ...rest) => send(normaliseAll(values), ...rest),
  });
export type LeadSubmission = ReturnType<typeof createLeadSubmission>;
