import { checkRecord } from './check';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from './lines';
import { Product, type ProductRecord } from './product';

const fileName = (slug: string) => slug.replace(/[^a-z-]/g, '').replace(/-+/g, '-');

function check(folder: string, record: ProductRecord) {
  const slug = record.slug ?? '(no slug)';
  checkRecord(`products/${folder}/${fileName(slug)}.ts`, slug, record, Product);
}

/** Checks every product's record. Throws at the first that lacks something, and names file, record and field. */
export function checkLines() {
  for (const record of INDIVIDUAL_LINES) check('individual', record);
  for (const { record, products } of CORPORATE_LINES)
    for (const each of [record, ...products]) check(record.slug, each);
}
