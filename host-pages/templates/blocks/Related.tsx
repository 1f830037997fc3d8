import { postUrl } from '../../../widgets/contract/post-id';
import type { Content } from '../../content/lists';
import { minutesToRead } from '../../content/reading-time';
import { addressOf } from '../../records/addresses';
import { claimOf, claimUrl } from '../../records/claims';
import { COMPARE_PATH, comparisonOf } from '../../records/compare';
import { namesOf } from '../../records/compare/comparison';
import type { ProductRecord } from '../../records/product';
import { relatedProducts } from '../../records/related-products';
import { SampleTag } from './SampleTag';

export type RelatedProps = {
  readonly record: ProductRecord;
  /** A post on the subject of the product. */
  readonly post: Content['posts'][number] | undefined;
  readonly isSamplePost: boolean;
};

/** Renders links to go on from a product: to two others, to the comparison that contains it, and to a post. */
export function Related({ record, post, isSamplePost }: RelatedProps) {
  const comparison = comparisonOf(record);
  const claim = claimOf(record);
  return (
    <nav className="related wrap" aria-labelledby="related-title">
      <h2 className="big" id="related-title">
        See also
      </h2>
      <ul>
        {relatedProducts(record).map((other) => (
          <li key={other.slug}>
            <a href={addressOf(other)}>{other.name}</a>
          </li>
        ))}
        {comparison && (
          <li>
            <a href={`${COMPARE_PATH}#${comparison.id}`}>Compare {namesOf(comparison)}</a>
          </li>
        )}
        {claim && (
          <li>
            <a href={claimUrl(claim)}>
              Claims <small>{claim.event}</small>
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
