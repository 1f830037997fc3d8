import { CORPORATE_LINES, INDIVIDUAL_LINES } from './lines';
import type { ProductRecord } from './product';

const addresses = new Map<ProductRecord, string>();
for (const record of INDIVIDUAL_LINES) addresses.set(record, `/individual/${record.slug}`);
for (const { record, products } of CORPORATE_LINES) {
  addresses.set(record, `/corporate/${record.slug}`);
  for (const product of products) addresses.set(product, `/corporate/${record.slug}/${product.slug}`);
}

/** Returns the path of a product's page. As in requirements 2.1, special characters are not percent-encoded. */
export function addressOf(record: ProductRecord): string {
  const path = addresses.get(record);
  if (!path) throw new Error(`records/lines.ts: ${record.slug} is in no line`);
  return path;
}
