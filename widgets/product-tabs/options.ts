export const OPTIONS = {
  /** Id of the panel that shows at first; the first one where nothing is named. */
  active: '',
  /** What the tabs choose from, for those who do not see them. */
  label: 'Products',
} as const;
