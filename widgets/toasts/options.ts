import type { OptionsOf } from '../shared/runtime/read-options';
import { COPY } from './copy';

export const OPTIONS = {
  /** Name of the region for screen readers. */
  label: COPY.label,
} as const;
export type ToastsOptions = OptionsOf<typeof OPTIONS>;
