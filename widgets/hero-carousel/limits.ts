import type { SlidesRule } from '../shared/carousel/slides-rules';

/**
 * How the hero carousel plays (requirements 8.2): 2,500 ms per slide, looping. Autoplay continues after an interaction.
 */
export const HERO_RULE = {
  autoplayMs: 2500,
  resumesAfterInteraction: true,
  centred: false,
  widths: [{ from: 0, view: 1, gap: 0 }],
} as const satisfies SlidesRule;
