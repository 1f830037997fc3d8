import { COPY } from './copy';
import { MOST_STARS } from './limits';

/** Distance between the left edges of two neighbouring stars, in SVG units: a star's width of 20, and the gap. */
const STEP = 23;

const STARS = Array.from(
  { length: MOST_STARS },
  (_, at) => `M${at * STEP + 10} 1l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3-5.7-3.2-5.7 3.2 1.4-6.3-4.8-4.3 6.4-.7z`,
);

/** Renders a rating as stars and as text. */
export function Rating({ stars }: { readonly stars: number }) {
  const full = Math.round(stars);
  return (
    <p className="testimonials__rating">
      <svg viewBox={`0 0 ${MOST_STARS * STEP} 20`} fill="none" aria-hidden="true">
        <path d={STARS.slice(full).join('')} />
        <path className="testimonials__full" d={STARS.slice(0, full).join('')} />
      </svg>
      <span>{COPY.rating(stars, MOST_STARS)}</span>
    </p>
  );
}
