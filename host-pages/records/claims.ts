import { ConfigError } from '../content/config-error';
import { CORPORATE_LINES, LINES } from './lines';
import type { LineRecord, ProductRecord } from './product';

export const CLAIMS_PATH = '/claims';

export const CLAIMS_PAGE = {
  title: 'Claims',
  lead: 'What to do first, which documents to keep and whom to call. Whatever has happened, tell the insurer at once.',
  helplines: 'Helplines of insurers',
} as const;

/**
 * Checks that every key of `periods` is the slug of a line, and returns `periods` unchanged.
 * @param periods how soon the insurer must be told of a loss. Keys: slugs of lines of insurance.
 * @throws ConfigError if a key is not the slug of a line. The message contains the file and the field.
 */
export function checkClaimPeriods(periods: Readonly<Record<string, string>>) {
  const slugs = LINES.map(({ slug }) => slug);
  for (const slug of Object.keys(periods)) {
    if (!slugs.includes(slug))
      throw new ConfigError('site.ts', `claimPeriods: "${slug}" is not one of ${slugs.join(', ')}`);
  }
  return periods;
}

/**
 * Returns the line whose block on /claims applies to the product. An individual product or a category has its own
 * block. A product of a category has no block, so the category's block applies.
 */
export const claimLineOf = (product: ProductRecord): LineRecord | undefined =>
  'claim' in product ? product : CORPORATE_LINES.find(({ products }) => products.includes(product))?.record;

/** Returns the URL of a line's block on the claims page. */
export const claimUrl = ({ slug }: LineRecord) => `${CLAIMS_PATH}#${slug}`;
