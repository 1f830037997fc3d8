import {
  checkLead,
  type FieldErrors,
  type FieldValues,
  type LeadFields,
  normaliseAll,
} from '../../contract/field-rules';
import type { PostError } from '../runtime/post';
import type { SentValues } from './on-demand/rejected';
import { createSubmission, type SubmissionPorts } from './submission';

type LeadPorts = Omit<SubmissionPorts<FieldValues, keyof FieldErrors>, 'check'> & {
  /** Returns the error messages of additional fields. */
  readonly check?: (values: FieldValues) => FieldErrors | undefined;
  /** True if the API is our own: see Env. */
  readonly ownApi?: boolean | undefined;
};

/**
 * Creates the submission of a form with the given fields. The submission sends normalised values. If a firewall rejects
 * a lead twice, the submission sends the lead without its optional message. If the lead has no optional message, or is
 * rejected again, the form asks the visitor to call.
 */
export function createLeadSubmission(fields: LeadFields, { check, send, ownApi, ...ports }: LeadPorts) {
  let rejected: FieldValues | undefined;
  return createSubmission<FieldValues, keyof FieldErrors>({
    ...ports,
    check: (values) => ({ ...checkLead(fields, values), ...check?.(values) }),
    async send(values, ...rest) {
      const sendNormalised = (some: SentValues) => send(normaliseAll(some), ...rest);
      try {
        return await sendNormalised(values);
      } catch (error) {
        if (!(error as PostError).isRejected) throw error;
        const isSecond = rejected === values;
        rejected = values;
        if (!isSecond) throw error;
        const { sendWithoutMessage } = await import('./on-demand/on-demand');
        const isOptional = fields.message === false;
        return sendWithoutMessage({ values, isOptional, ownApi, send: sendNormalised });
      }
    },
  });
}
export type LeadSubmission = ReturnType<typeof createLeadSubmission>;
