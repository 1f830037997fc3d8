import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** Which of the media: films or pictures. Both kinds come with one call. */
  type: ['video', 'image'],
} as const;
export type MediaGalleryOptions = OptionsOf<typeof OPTIONS>;
