import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** Address of the page that shows what was chosen, relative to the loader's folder. */
  preview: 'embed/preview',
} as const;
export type EmbedBuilderOptions = OptionsOf<typeof OPTIONS>;
