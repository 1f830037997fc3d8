export const OPTIONS = {
  /**
   * Target of Get A Quote on a page without the form. The link's fragment is the form's id.
   * @format address
   * @default the loader's folder
   */
  home: '',
} as const;
