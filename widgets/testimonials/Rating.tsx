import { COPY } from './copy';
import { MOST_STARS } from './limits';

/** Width of a drop, 18, and the gap to the next. */
const STEP = 23;

/** The rating as drops, and as text for screen readers. */
export const Rating = ({ stars }: { readonly stars: number }) => (
  <p className="testimonials__rating">
    <svg viewBox={`0 0 ${MOST_STARS * STEP} 20`} fill="none" aria-hidden="true">
      {Array.from({ length: MOST_STARS }, (_, at) => `M${at * STEP + 1} 1h9a9 9 0 1 1-9 9z`).map(
        (data, at) => (
          <path
            key={data}
            className={at < Math.round(stars) ? 'testimonials__drop--full' : undefined}
            d={data}
          />
        ),
      )}
    </svg>
    <span className="testimonials__words">{COPY.rating(stars, MOST_STARS)}</span>
  </p>
);
