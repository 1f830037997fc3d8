/** Documents that insurers ask for in several lines of insurance. */
export const PROPOSAL_FORM = 'Proposal form, filled in and signed';
export const KYC = 'KYC: PAN, and proof of identity and address';
export const BUSINESS_KYC = 'KYC of the business: registration, PAN, GST, and identity of the signatory';
export const BANK_DETAILS = 'Bank details for the payment, such as a cancelled cheque';

export const DOCUMENTS = {
  proposal: 'Documents for a proposal',
  claim: 'Documents for a claim',
} as const;

/** @param line the name of a line of insurance */
export const documentsTitle = (line: string) => `Documents for ${line}`;
/** @param line the name of a line of insurance */
export const documentsNote = (line: string) =>
  `For ${line}, insurers usually ask for these documents. The list of your insurer is the one that counts.`;

export type DocumentList = { readonly title: string; readonly documents: readonly string[] };

/**
 * Returns a line's lists of documents as plain text, to be copied or sent.
 * @param line the name of a line of insurance
 * @param address URL of the lists on the site
 */
export const documentsText = (line: string, lists: readonly DocumentList[], address: string) =>
  [
    documentsTitle(line),
    documentsNote(line),
    ...lists.map((list) => [`${list.title}:`, ...list.documents.map((one) => `- ${one}`)].join('\n')),
    address,
  ].join('\n\n');
