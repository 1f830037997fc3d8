import type { Content } from '../../content/lists';
import { TestimonialsPlaceholder } from '../../prerender/lists';
import { SITE } from '../../site';

/** carousels.css hides the whole section if there are no reviews. */
export const Reviews = ({ reviews }: { readonly reviews: Content['testimonials'] }) => (
  <section className="wrap reviews" aria-labelledby="reviews-title">
    <div className="head">
      <h2 id="reviews-title">What clients say</h2>
      <a className="btn btn-outline" href={SITE.reviews} target="_blank" rel="noopener">
        See More Reviews
      </a>
    </div>
    <TestimonialsPlaceholder rule="testimonials-home" reviews={reviews} />
  </section>
);
