import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** Which of the media to show. */
  type: ['video', 'image'],
} as const;
export type MediaGalleryOptions = OptionsOf<typeof OPTIONS>;
