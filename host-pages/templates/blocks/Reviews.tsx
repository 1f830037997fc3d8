import { drop } from '../../art/shapes';
import { PagedCardsPlaceholder } from '../../prerender';
import { SAMPLE_REVIEWS } from '../../records/samples';
import { SITE } from '../../site';

const MOST = 5;

/** Drops for stars, and the same in words. */
const Rating = ({ of }: { readonly of: number }) => (
  <p className="rating">
    <svg viewBox={`0 0 ${MOST * 23} 20`} aria-hidden="true">
      {Array.from({ length: MOST }, (_, at) => drop(at * 23 + 1, 1, 18)).map((data, at) => (
        <path key={data} className={at < of ? 'full' : undefined} d={data} />
      ))}
    </svg>
    <span className="hidden-text">{`${of} of ${MOST}`}</span>
  </p>
);

export const Reviews = () => (
  <section className="wrap reviews" aria-labelledby="reviews-title">
    <div className="head">
      <h2 id="reviews-title">What clients say</h2>
      <div className="row">
        <span className="tag">Sample reviews</span>
        <a className="btn btn-outline" href={SITE.reviews} target="_blank" rel="noopener">
          See More Reviews
        </a>
      </div>
    </div>
    <PagedCardsPlaceholder rule="testimonials-home" label="Reviews">
      {SAMPLE_REVIEWS.map(({ name, rating, short_note }) => (
        <li key={name} className="review panel g-white">
          <Rating of={rating} />
          <p className="lead">{short_note}</p>
          <p className="small">{name}</p>
        </li>
      ))}
    </PagedCardsPlaceholder>
  </section>
);
