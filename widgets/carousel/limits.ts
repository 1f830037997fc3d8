import type { SlidesRule } from '../shared/carousel/slides-rules';
import type { CarouselOptions } from './options';

/** Requirements 8, by `data-rule`. Widths are of the window; carousel.css repeats them. */
export const RULES = {
  // "Slider default autoplay".
  default: {
    autoplayMs: 3000,
    resumesAfterInteraction: false,
    centred: false,
    widths: [{ from: 0, view: 1, gap: 20 }],
  },
  // "Corporate carousel". The requirements name the gaps, not their widths: 5 below 501 px, 20 from 1024 px on.
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
  // "Associated companies". The gap is our design's.
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
