import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** `over`: over the slides, at the place that hero-carousel.css names; the page keeps it free. */
  controls: ['below', 'over'],
  /** The carousel's name, for those who do not see it. */
  label: 'Highlights',
} as const;
export type HeroCarouselOptions = OptionsOf<typeof OPTIONS>;
