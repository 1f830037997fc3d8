import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * Where the controls are. `over`: on the slides, at `--broker-controls-left` (20 px) and `--broker-controls-bottom`
   * (24 px); keep that place free.
   */
  controls: ['below', 'over'],
  /** Name of the carousel for screen readers. */
  label: 'Highlights',
} as const;
export type HeroCarouselOptions = OptionsOf<typeof OPTIONS>;
