import type { StoreApi } from 'zustand/vanilla';
import type { Testimonial } from '../contract/list-shapes';
import { PagedCards } from '../paged-cards/PagedCards';
import { contentHash } from '../shared/lists/content-hash';
import { ListVersions } from '../shared/lists/ListVersions';
import type { Loaded } from '../shared/lists/list-store';
import { useLoaded } from '../shared/lists/use-loaded';
import { type Prerendered, useVersion } from '../shared/lists/use-version';
import { HEADING_PX } from './limits';
import type { TestimonialsOptions } from './options';
import { Rating } from './Rating';

export type TestimonialsProps = Prerendered & {
  readonly options: TestimonialsOptions;
  /** Store of the reviews that the API sends; undefined at build time. */
  readonly list?: StoreApi<Loaded<readonly Testimonial[]>>;
  /** The reviews in the markup. Passed only at build time. */
  readonly built?: readonly Testimonial[];
  /** The number of reviews in the markup. */
  readonly count: number;
};

export const hashOf = (reviews: readonly Testimonial[]) =>
  contentHash(reviews.map(({ name, rating, short_note }) => [name, rating, short_note]));

/**
 * Renders reviews in sets. If there are no reviews, a partner's page shows the placeholder's fallback, and our own
 * pages show nothing.
 */
export function Testimonials(props: TestimonialsProps) {
  const { options, list, built, count, prerendered } = props;
  const state = useLoaded(list, prerendered);
  const version = useVersion(state, props, hashOf);
  const isStatic = version === 'static';
  const reviews = isStatic ? built : state.data;
  const cards = isStatic ? count : (reviews?.length ?? 0);
  if (!prerendered && !cards) return <slot />;

  return (
    <div className="testimonials">
      <ListVersions version={version} abovePx={HEADING_PX}>
        {cards ? (
          <PagedCards {...options} cards={cards} prerendered>
            {reviews && (
              <ul>
                {reviews.map(({ name, rating, short_note }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: reviews never change places.
                  <li className="testimonials__review" key={at}>
                    <Rating stars={rating} />
                    <p className="testimonials__note">{short_note}</p>
                    <p className="testimonials__name">{name}</p>
                  </li>
                ))}
              </ul>
            )}
          </PagedCards>
        ) : null}
      </ListVersions>
    </div>
  );
}
