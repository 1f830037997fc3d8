export const COPY = {
  previous: 'Previous',
  next: 'Next',
  set: (set: number, sets: number) => `Set ${set} of ${sets}`,
  setInShort: (set: number, sets: number) => `${set} / ${sets}`,
} as const;
