import { postUrl } from '../../../widgets/contract/post-id';
import type { Content } from '../../content/lists';
import { minutesToRead } from '../../content/reading-time';
import { addressOf } from '../../records/addresses';
import { claimLineOf, claimUrl } from '../../records/claims';
import { COMPARE_PATH, comparisonOf } from '../../records/compare';
import { namesOf } from '../../records/compare/comparison';
import { productAt } from '../../records/lines';
import type { ProductRecord } from '../../records/product';
import { HAS_REMINDERS, REMINDER, RENEWAL_REMINDER_PATH } from '../../records/renewal-reminder';
import { SampleTag } from './SampleTag';

export type RelatedProps = {
  readonly record: ProductRecord;
  /** The post that the product's page recommends (content/related.ts). */
  readonly post: Content['posts'][number] | undefined;
  readonly isSamplePost: boolean;
};

/**
 * Renders the links at the end of a product's page: to two other products, to the comparison that contains the product,
 * to the product's line on /claims, to the renewal reminder, and to a post.
 */
export function Related({ record, post, isSamplePost }: RelatedProps) {
  const comparison = comparisonOf(record);
  const line = claimLineOf(record);
  return (
    <nav className="related wrap" aria-labelledby="related-title">
      <h2 className="big" id="related-title">
        See also
      </h2>
      <ul>
        {record.related.map(productAt).map((other) => (
          <li key={other.slug}>
            <a href={addressOf(other)}>{other.name}</a>
          </li>
        ))}
        {comparison && (
          <li>
            <a href={`${COMPARE_PATH}#${comparison.id}`}>Compare {namesOf(comparison)}</a>
          </li>
        )}
        {line && (
          <li>
            <a href={claimUrl(line)}>
              Claims and documents <small>{line.claim.event}</small>
            </a>
          </li>
        )}
        {HAS_REMINDERS && (
          <li>
            <a href={RENEWAL_REMINDER_PATH}>
              {REMINDER.title} <small>Before your policy expires</small>
            </a>
          </li>
        )}
        {post && (
          <li>
            <a href={postUrl(post.id, '/')}>
              {post.title} <small>Post, {minutesToRead(post.description)} min read</small>{' '}
              {isSamplePost && <SampleTag share="all" />}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
