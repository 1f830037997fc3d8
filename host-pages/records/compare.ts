import type { Comparison } from './compare/comparison';
import { LIABILITY } from './compare/liability';
import { MARINE } from './compare/marine';
import { MOTOR } from './compare/motor';
import { PROPERTY } from './compare/property';
import type { ProductRecord } from './product';

export const COMPARE_PATH = '/compare';

export const COMPARE = {
  title: 'Compare Covers',
  lead: 'Covers that are easily confused, side by side: what each pays for, whom it suits and what it leaves out.',
  note: 'Cover always depends on the policy wording.',
} as const;

/** All comparisons. They state only facts that the products' records also state. */
export const COMPARISONS: readonly Comparison[] = [MOTOR, MARINE, LIABILITY, PROPERTY];

export const comparisonOf = (record: ProductRecord): Comparison | undefined =>
  COMPARISONS.find(({ covers }) => covers.some(({ product }) => product === record));
