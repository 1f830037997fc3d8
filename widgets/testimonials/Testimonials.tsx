import { useState } from 'react';
import type { Testimonial } from '../contract/list-shapes';
import { PagedCards } from '../paged-cards/PagedCards';
import { ListState } from '../shared/lists/ListState';
import type { Loaded } from '../shared/lists/list-store';
import { HEADING_PX, SKELETON_ITEMS } from './limits';
import type { TestimonialsOptions } from './options';
import { Rating } from './Rating';

export type TestimonialsProps = {
  readonly options: TestimonialsOptions;
  readonly state: Loaded<readonly Testimonial[]>;
  readonly prerendered: boolean;
};

/** Has the classes of the row, so that both have the same size. */
const Skeleton = ({ rule }: Pick<TestimonialsOptions, 'rule'>) => (
  <div className={`paged-cards paged-cards--${rule}`}>
    <div className="paged-cards__view testimonials__skeleton">
      <div className="paged-cards__cards">
        <ul>
          {Array.from({ length: SKELETON_ITEMS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton's item is nothing but its place.
            <li className="testimonials__review" key={at} />
          ))}
        </ul>
      </div>
    </div>
    <div className="paged-cards__controls" />
  </div>
);

/** Reviews in sets. If there are none, collapses as soon as that moves nothing in view. */
export function Testimonials({ options, state, prerendered }: TestimonialsProps) {
  const { rule, label } = options;
  const [isCollapsed, setCollapsed] = useState(false);
  const reviews = state.data ?? [];
  const isLoading = state.phase === 'loading' && !reviews.length;
  if (!prerendered && !reviews.length) return <slot />;

  return (
    <div className={`testimonials${isCollapsed && !reviews.length ? ' testimonials--none' : ''}`}>
      <ListState
        isLoading={isLoading}
        skeleton={<Skeleton rule={rule} />}
        keepsSpace={prerendered}
        abovePx={reviews.length ? 0 : HEADING_PX}
        onCollapse={setCollapsed}
      >
        {reviews.length > 0 && (
          <PagedCards rule={rule} label={label} cards={reviews.length} prerendered>
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
          </PagedCards>
        )}
      </ListState>
    </div>
  );
}
