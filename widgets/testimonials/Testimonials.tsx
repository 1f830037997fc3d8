import { useState } from 'react';
import type { Testimonial } from '../contract/list-shapes';
import { PagedCards } from '../paged-cards/PagedCards';
import type { Loaded } from '../shared/lists';
import { Room } from '../shared/Room';
import { BLANKS, HEADING_PX } from './limits';
import type { TestimonialsOptions } from './options';
import { Rating } from './Rating';

export type TestimonialsProps = {
  readonly options: TestimonialsOptions;
  readonly state: Loaded<readonly Testimonial[]>;
  readonly prerendered: boolean;
};

/** Classes of the row that they stand for, which sizes them alike. */
const Blanks = ({ rule }: Pick<TestimonialsOptions, 'rule'>) => (
  <div className={`paged-cards paged-cards--${rule}`}>
    <div className="paged-cards__view testimonials__blanks">
      <div className="paged-cards__cards">
        <ul>
          {Array.from({ length: BLANKS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a blank is nothing but its place.
            <li className="testimonials__review" key={at} />
          ))}
        </ul>
      </div>
    </div>
    <div className="paged-cards__controls" />
  </div>
);

/** Reviews in sets. Where none come the place goes too, as soon as that moves nothing in view. */
export function Testimonials({ options, state, prerendered }: TestimonialsProps) {
  const { rule, label } = options;
  const [free, setFree] = useState(false);
  const reviews = state.data ?? [];
  const settled = state.phase !== 'loading' || reviews.length > 0;
  if (!prerendered && !reviews.length) return <slot />;

  return (
    <div className={`testimonials${free && !reviews.length ? ' testimonials--none' : ''}`}>
      <Room
        blank={<Blanks rule={rule} />}
        reserved={prerendered}
        settled={settled}
        abovePx={reviews.length ? 0 : HEADING_PX}
        onFree={setFree}
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
      </Room>
    </div>
  );
}
