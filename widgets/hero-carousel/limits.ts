import type { SlidesRule } from '../shared/carousel/slides-rules';

/** Requirements 8: hero autoplay 2500 ms, looping. It resumes after an interaction. */
export const HERO_RULE = {
  autoplayMs: 2500,
  resumesAfterInteraction: true,
  centred: false,
  widths: [{ from: 0, view: 1, gap: 0 }],
} as const satisfies SlidesRule;
