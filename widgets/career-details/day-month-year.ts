/** Formats 2026-12-31, with or without a time, as 31/12/2026 (requirements 8). Returns any other text unchanged. */
export const dayMonthYear = (date: string) => date.replace(/^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/, '$3/$2/$1');
