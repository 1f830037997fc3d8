import { termsIn } from './find-terms';
import type { GlossaryTerm } from './glossary';
import { PRODUCTS } from './lines';
import type { ProductRecord } from './product';

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

/** Fields of a product's record that are not part of the running text of the product's page. */
const ELSEWHERE: readonly string[] = [
  'meta',
  'related',
  'proposalDocuments',
  'claim',
  'findMyCover',
  'tab',
  'pictures',
];

const pageTextsOf = (record: ProductRecord) =>
  Object.entries(record).flatMap(([field, value]) => (ELSEWHERE.includes(field) ? [] : textsOf(value)));

let products: readonly (readonly [ProductRecord, ReadonlySet<GlossaryTerm>])[] | undefined;

/** Returns the products whose pages use a term, in the order of the menus. */
export function productsWith(entry: GlossaryTerm): ProductRecord[] {
  products ??= PRODUCTS.map((record) => [record, termsIn(pageTextsOf(record).join('\n'))] as const);
  return products.flatMap(([record, terms]) => (terms.has(entry) ? [record] : []));
}
