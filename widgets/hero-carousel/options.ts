import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Position of the controls. `over`: on the slides, at `--broker-controls-left` (20 px) and `--broker-controls-bottom`
   * (24 px). Keep that area of the slides empty.
   */
  controls: ['below', 'over'],
  /** Name of the carousel for screen readers. */
  label: 'Highlights',
} as const;
export type HeroCarouselOptions = OptionsOf<typeof OPTIONS>;
