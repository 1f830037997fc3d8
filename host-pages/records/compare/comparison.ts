import { nonempty, object, string } from 'superstruct';
import { ConfigError } from '../../content/config-error';
import { checkRecord } from '../check';
import type { ProductRecord } from '../product';

/** A cover: a product, or a part of a product. */
export type Cover = {
  /** The cover's name in the table, in a few words. */
  readonly name: string;
  readonly product: ProductRecord;
};

type Row<Covers extends readonly Cover[]> = {
  /** What the row compares. */
  readonly label: string;
  /** One cell for each cover. */
  readonly cells: { readonly [At in keyof Covers]: string };
};

/** A table that compares similar covers, such as the covers of motor insurance. */
export type Comparison<Covers extends readonly Cover[] = readonly Cover[]> = {
  /** Id of the comparison's heading. */
  readonly id: string;
  readonly title: string;
  /** How to choose between the covers, in one or two sentences. */
  readonly lead: string;
  readonly covers: Covers;
  readonly rows: readonly Row<Covers>[];
};

/**
 * Returns `record` unchanged. The parameter's type lets the compiler check that every row has a cell for every cover.
 */
export const comparison = <const Covers extends readonly Cover[]>(
  record: Comparison<Covers>,
): Comparison<Covers> => record;

/** Returns the names of the compared covers as one text for a link, such as "third party, own damage and package". */
export const namesOf = ({ covers }: Comparison) =>
  new Intl.ListFormat('en-IN').format(covers.map(({ name }) => name));

const text = nonempty(string());
const Labels = object({ id: text, title: text, lead: text });

/**
 * Checks a comparison.
 * @throws ConfigError with the comparison's id and its first fault: a text is empty, or a row doesn't have exactly one
 * cell for each cover
 */
export function checkComparison({ id, title, lead, covers, rows }: Comparison) {
  checkRecord('compare.ts', id, { id, title, lead }, Labels);
  for (const { label, cells } of rows) {
    const isComplete = cells.length === covers.length && [label, ...cells].every((one) => one.trim());
    if (!isComplete)
      throw new ConfigError('records/compare.ts', `${id}: ${label}: needs ${covers.length} texts`);
  }
}
