import { termsIn } from './find-terms';
import type { GlossaryTerm } from './glossary';
import { PRODUCTS } from './lines';
import type { ProductRecord } from './product';

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

let products: readonly (readonly [ProductRecord, ReadonlySet<GlossaryTerm>])[] | undefined;

/** The products, in the order of the menus, whose pages use a term. */
export function productsWith(entry: GlossaryTerm): ProductRecord[] {
  products ??= PRODUCTS.map(
    (record) => [record, termsIn(textsOf({ ...record, meta: {} }).join('\n'))] as const,
  );
  return products.flatMap(([record, terms]) => (terms.has(entry) ? [record] : []));
}
