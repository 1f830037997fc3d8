import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** What the region is called. */
  label: 'Notifications',
} as const;
export type ToastsOptions = OptionsOf<typeof OPTIONS>;
