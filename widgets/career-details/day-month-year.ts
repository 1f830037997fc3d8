/** 2026-12-31, or a time of that day, as 31/12/2026 (requirements 8); anything else as it is. */
export const dayMonthYear = (date: string) => date.replace(/^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/, '$3/$2/$1');
