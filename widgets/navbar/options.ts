export const OPTIONS = {
  /**
   * Where Get A Quote leads from a page without the form, the element that the link's fragment names.
   * @format address
   * @default the loader's folder
   */
  home: '',
} as const;
