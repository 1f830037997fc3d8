export const COPY = {
  close: 'Close',
  times: (count: number) => `×${count}`,
} as const;
