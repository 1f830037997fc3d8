import type { SlidesRule } from '../shared/carousel/slides-rules';
import type { CarouselOptions } from './options';

/**
 * The rule for each value of `data-rule`. `autoplayMs` is from requirements 8.2. `from` is a minimum width of the
 * window, in px. carousel.css repeats these widths.
 */
export const RULES = {
  // Requirements 8.2, for all carousels except the two below. The hero carousel has its own rule.
  default: {
    autoplayMs: 3000,
    resumesAfterInteraction: false,
    centred: false,
    widths: [{ from: 0, view: 1, gap: 20 }],
  },
  // Requirements 8.7. They don't say at which widths the gaps apply: we chose 5 px below 501 px, and 20 px from 1024
  // px.
  corporate: {
    autoplayMs: 2500,
    resumesAfterInteraction: true,
    centred: true,
    widths: [
      { from: 1024, view: 3, gap: 20 },
      { from: 501, view: 3, gap: 10 },
      { from: 0, view: 1, gap: 5 },
    ],
  },
  // Requirements 8.3. The gaps are our own choice.
  associates: {
    autoplayMs: 2500,
    resumesAfterInteraction: false,
    centred: false,
    widths: [
      { from: 1025, view: 4, gap: 20 },
      { from: 501, view: 3, gap: 20 },
      { from: 0, view: 1, gap: 10 },
    ],
  },
} as const satisfies Record<CarouselOptions['rule'], SlidesRule>;
