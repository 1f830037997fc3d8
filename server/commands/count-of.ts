/** Returns a count with its noun: "1 lead", "2 leads". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
