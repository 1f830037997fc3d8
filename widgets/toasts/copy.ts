export const COPY = {
  /** Default name of the region. */
  label: 'Notifications',
  close: 'Close',
  times: (count: number) => `×${count}`,
} as const;
