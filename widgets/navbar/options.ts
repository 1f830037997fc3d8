import type { OptionsOf } from '../shared/read-options';

export const OPTIONS = {
  /** Where Get A Quote goes from a page without the form; the site that the loader comes from unless told. */
  home: '',
} as const;
export type NavbarOptions = OptionsOf<typeof OPTIONS>;
