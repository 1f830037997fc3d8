import type { Content } from '../../content/lists';
import type { SampleShare } from '../../content/samples';
import { TestimonialsPlaceholder } from '../../prerender/lists';
import { SITE } from '../../site';
import { SampleTag } from './SampleTag';

type ReviewsProps = { readonly reviews: Content['testimonials']; readonly share: SampleShare };

/** Renders the section with clients' reviews. carousels.css hides the whole section if there are no reviews. */
export const Reviews = ({ reviews, share }: ReviewsProps) => (
  <section className="wrap reviews" aria-labelledby="reviews-title">
    <div className="head">
      <h2 id="reviews-title">
        What clients say <SampleTag share={share} />
      </h2>
      <a className="btn btn-outline" href={SITE.reviews} target="_blank" rel="noopener">
        See More Reviews
      </a>
    </div>
    <TestimonialsPlaceholder rule="testimonials-home" reviews={reviews} />
  </section>
);
