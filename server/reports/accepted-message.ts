import { ANSWERS, thanksFor } from '../../widgets/contract/answers';
import type { LeadKind } from '../db/schema';
import { monthInWords } from '../text/indian-months';

const NOUNS = { quote: 'request', query: 'enquiry', application: 'application' } as const;

type AcceptedLead = {
  readonly kind: LeadKind;
  readonly reference: string;
  /** In a renewal reminder: the insurance that expires in `renewal_month`. */
  readonly type_of_insurance?: unknown;
  readonly renewal_month?: unknown;
};

/** Returns the message for the sender of a lead that has been stored. */
export function acceptedMessage({ kind, reference, type_of_insurance, renewal_month }: AcceptedLead): string {
  const thanks =
    kind === 'renewal'
      ? `Thank you. Our team will contact you before your ${type_of_insurance} expires in ${monthInWords(`${renewal_month}`)}.`
      : thanksFor(NOUNS[kind]);
  return `${thanks} ${ANSWERS.reference.replace('{ref}', reference)}`;
}
