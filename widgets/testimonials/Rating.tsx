import { COPY } from './copy';
import { MOST_STARS } from './limits';

/** Width of a drop, 18, and the gap to the next. */
const STEP = 23;

const DROPS = Array.from({ length: MOST_STARS }, (_, at) => `M${at * STEP + 1} 1h9a9 9 0 1 1-9 9z`);

/** The rating as drops, and as text for screen readers. */
export function Rating({ stars }: { readonly stars: number }) {
  const full = Math.round(stars);
  return (
    <p className="testimonials__rating">
      <svg viewBox={`0 0 ${MOST_STARS * STEP} 20`} fill="none" aria-hidden="true">
        <path d={DROPS.slice(full).join('')} />
        <path className="testimonials__full" d={DROPS.slice(0, full).join('')} />
      </svg>
      <span className="testimonials__words">{COPY.rating(stars, MOST_STARS)}</span>
    </p>
  );
}
