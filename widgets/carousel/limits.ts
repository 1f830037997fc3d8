import type { SlidesRule } from '../shared/carousel/slides-rules';
import type { CarouselOptions } from './options';

/** By `data-rule`; intervals from requirements 8.2. Widths are of the window; carousel.css repeats them. */
export const RULES = {
  // Requirements 8.2: other carousels.
  default: {
    autoplayMs: 3000,
    resumesAfterInteraction: false,
    centred: false,
    widths: [{ from: 0, view: 1, gap: 20 }],
  },
  // Requirements 8.7, which do not say the window widths of the gaps: 5 px below 501 px, 20 px from 1024 px on.
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
