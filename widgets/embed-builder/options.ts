import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /**
   * The page that shows the preview, relative to the loader's folder.
   * @format page
   */
  preview: 'embed/preview',
} as const;
export type EmbedBuilderOptions = OptionsOf<typeof OPTIONS>;
