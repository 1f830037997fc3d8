import { ANSWERS, thanksFor } from '../../widgets/contract/answers';
import type { LeadKind } from '../db/schema';

const NOUNS = { quote: 'request', query: 'enquiry', application: 'application' } as const satisfies Record<
  LeadKind,
  string
>;

/** Returns the message for the sender of a lead that has been stored. */
export const acceptedMessage = ({
  kind,
  reference,
}: {
  readonly kind: LeadKind;
  readonly reference: string;
}): string => `${thanksFor(NOUNS[kind])} ${ANSWERS.reference.replace('{ref}', reference)}`;
