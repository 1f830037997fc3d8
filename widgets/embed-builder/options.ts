export const OPTIONS = {
  /**
   * The page that shows the preview, relative to the loader's folder.
   * @format page
   */
  preview: 'embed/preview',
} as const;
