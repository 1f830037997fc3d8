import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** Kind of media to show. */
  type: ['video', 'image'],
} as const;
export type MediaGalleryOptions = OptionsOf<typeof OPTIONS>;
