import { checkRecord } from './check';
import { COMPARISONS } from './compare';
import { checkComparison } from './compare/comparison';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from './lines';
import { Product, type ProductRecord, Step } from './product';
import { SERVICE_CARDS } from './services';

const fileName = (slug: string) => slug.replace(/[^a-z-]/g, '').replace(/-+/g, '-');

function check(folder: string, record: ProductRecord) {
  const slug = record.slug ?? '(no slug)';
  checkRecord(`products/${folder}/${fileName(slug)}.ts`, slug, record, Product);
}

export function checkServices(cards: readonly { readonly title: string }[]) {
  for (const card of cards) checkRecord('services.ts', card.title, card, Step);
}

/**
 * Checks the records of products, services and comparisons.
 * @throws Error that names file, record and field of the first fault
 */
export function checkLines() {
  checkServices(SERVICE_CARDS);
  for (const one of COMPARISONS) checkComparison(one);
  for (const record of INDIVIDUAL_LINES) check('individual', record);
  for (const { record, products } of CORPORATE_LINES)
    for (const each of [record, ...products]) check(record.slug, each);
}
