import { COPY } from './copy';

export const OPTIONS = {
  /** Name of the region for screen readers. */
  label: COPY.label,
} as const;
