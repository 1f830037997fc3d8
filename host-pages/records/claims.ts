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
 * Returns the periods unchanged.
 * @param periods how soon insurers must be told of a loss, by the slug of a line
 * @throws Error that names the file and the field, if no line has one of the slugs
 */
export function checkClaimPeriods(periods: Readonly<Record<string, string>>) {
  const slugs = LINES.map(({ slug }) => slug);
  for (const slug of Object.keys(periods)) {
    if (!slugs.includes(slug))
      throw new ConfigError('site.ts', `claimPeriods: "${slug}" is not one of ${slugs.join(', ')}`);
  }
  return periods;
}

/** Returns the line whose block on /claims applies to the product: the product itself, or its category. */
export const claimLineOf = (product: ProductRecord): LineRecord | undefined =>
  'claim' in product ? product : CORPORATE_LINES.find(({ products }) => products.includes(product))?.record;

/** Returns the URL of a line's block on the claims page. */
export const claimUrl = ({ slug }: LineRecord) => `${CLAIMS_PATH}#${slug}`;
