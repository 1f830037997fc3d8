import { encodeValue } from '../../contract/coded-value';
import {
  checkLead,
  type FieldErrors,
  type FieldValues,
  type LeadFields,
  normalise,
} from '../../contract/field-rules';
import type { PostError, Reply } from '../runtime/post';
import type { SentValues } from './on-demand/rejected';
import { createSubmission, type SubmissionPorts } from './submission';

type LeadPorts = Omit<SubmissionPorts<FieldValues, keyof FieldErrors>, 'check' | 'send'> & {
  readonly send: (values: FieldValues, signal: AbortSignal) => Promise<Reply>;
  /** Returns the error messages of fields that are not in `fields`. */
  readonly check?: (values: FieldValues) => FieldErrors | undefined;
  /** True if the API is our own: see Env. */
  readonly ownApi?: boolean | undefined;
};

/**
 * Creates the submission of a form with the given fields. The submission sends normalised values. When it resends a
 * lead to our own API, it encodes the values, because a firewall may have rejected their text. (On a page of another
 * origin than the API's, a firewall's answer looks like a lost connection.) If a firewall rejects a resent lead, the
 * submission sends the lead without its optional message. If the lead has no optional message, or is rejected once
 * more, the form asks the visitor to call.
 */
export function createLeadSubmission(fields: LeadFields, { check, send, ownApi, ...ports }: LeadPorts) {
  return createSubmission<FieldValues, keyof FieldErrors>({
    ...ports,
    check: (values) => ({ ...checkLead(fields, values), ...check?.(values) }),
    async send(values, signal, isRetry) {
      const sendNormalised = (some: SentValues) => {
        const sent: Record<string, string> = {};
        for (const [name, typed = ''] of Object.entries(some)) {
          const value = normalise(name, typed);
          sent[name] = isRetry && ownApi ? encodeValue(value) : value;
        }
        return send(sent, signal);
      };
      try {
        return await sendNormalised(values);
      } catch (error) {
        if (!(isRetry && (error as PostError).isRejected)) throw error;
        const { sendWithoutMessage } = await import('./on-demand/on-demand');
        return sendWithoutMessage({ values, fields, ownApi, send: sendNormalised });
      }
    },
  });
}
export type LeadSubmission = ReturnType<typeof createLeadSubmission>;
