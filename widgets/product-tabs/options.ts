export const OPTIONS = {
  /**
   * Panel that is shown first.
   * @format id of a panel
   * @default the first
   */
  active: '',
  /** Name of the tabs for screen readers. */
  label: 'Products',
} as const;
