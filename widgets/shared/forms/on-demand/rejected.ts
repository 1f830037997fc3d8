import { ANSWERS } from '../../../contract/answers';
import type { FieldValues, LeadFields } from '../../../contract/field-rules';
import type { PostError, Reply } from '../../runtime/post';

/**
 * The values to send. `message_withheld` tells our own API that the visitor's message was left out. Other APIs don't
 * get it.
 */
export type SentValues = FieldValues & { readonly message_withheld?: 'yes' };

type RejectedLead = {
  readonly values: FieldValues;
  readonly fields: LeadFields;
  readonly ownApi: boolean | undefined;
  readonly send: (values: SentValues) => Promise<Reply>;
};

/**
 * Resends a lead that a firewall keeps rejecting, without the optional message, whose words are the likeliest reason.
 * The reply then says that the message was left out. If the lead has no optional message, or is rejected again, the
 * reply asks the visitor to call. Loaded only when it is needed.
 */
export async function sendWithoutMessage({
  values: { message, ...values },
  fields,
  ownApi,
  send,
}: RejectedLead): Promise<Reply> {
  const rejected = { success: false, message: ANSWERS.rejected };
  if (!message?.trim() || fields.message) return rejected;
  try {
    const reply = await send({ ...values, ...(ownApi && { message_withheld: 'yes' }) });
    return reply.success === true ? { ...reply, message: `${reply.message} ${ANSWERS.withheld}` } : reply;
  } catch (error) {
    if ((error as PostError).isRejected) return rejected;
    throw error;
  }
}
