export const COPY = {
  rating: (stars: number, most: number) => `${stars} of ${most}`,
} as const;
