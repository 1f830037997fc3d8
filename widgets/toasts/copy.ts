export const COPY = {
  /** What the region is called, unless an option names it. */
  label: 'Notifications',
  close: 'Close',
  times: (count: number) => `×${count}`,
} as const;
