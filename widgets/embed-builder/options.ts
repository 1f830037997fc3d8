export const OPTIONS = {
  /**
   * The page that shows the preview, relative to the loader's folder.
   * @format page
   */
  preview: 'embed/preview',
  /**
   * Where partners ask for an ID, relative to the loader's folder, or a fragment of the same page.
   * @format page
   */
  ask: 'embed#ask-for-an-id',
} as const;
