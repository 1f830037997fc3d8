export const COPY = {
  /** Default accessible name of the region. */
  label: 'Notifications',
  close: 'Close',
  times: (count: number) => `×${count}`,
} as const;
