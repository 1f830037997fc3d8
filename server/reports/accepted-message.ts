import { ANSWERS } from '../../widgets/contract/answers';
import type { LeadKind } from '../db/schema';

const NOUNS = { quote: 'request', query: 'enquiry', application: 'application' } satisfies Record<
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
}): string =>
  `${ANSWERS.thanks.replace('request', NOUNS[kind])} ${ANSWERS.reference.replace('{ref}', reference)}`;
