import type { INSURANCE_TYPES } from '../../widgets/contract/field-rules';

/** What a page is about, as values of the quote form's fields. Empty if the page is about insurance in general. */
export type PageSubject = {
  readonly insuranceType?: (typeof INSURANCE_TYPES)[number];
  readonly typeOfInsurance?: string;
};

function insuranceTypeOf(path: string) {
  if (path.startsWith('/individual/') || path === '/individual') return 'Individual';
  return path.startsWith('/corporate/') ? 'Corporate' : undefined;
}

/** @param product name of the product or category that the page is about */
export function subjectOf(path: string, product?: string): PageSubject {
  const insuranceType = insuranceTypeOf(path);
  return { ...(insuranceType && { insuranceType }), ...(product && { typeOfInsurance: product }) };
}
