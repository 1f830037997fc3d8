/** India's offset from UTC. */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/**
 * Returns true if a day is over in India. Reads 2026-12-31 or 2026/12/31. Ignores a time of day after the date, because
 * a deadline lasts until the end of its day. Returns false for any other text.
 */
export function isOver(day: string, now = Date.now()): boolean {
  const [, year, , month, date] = /^([1-9]\d{3})([-/])(\d\d)\2(\d\d)(?!\d)/.exec(day) ?? [];
  return year !== undefined && now + OFFSET_MS >= Date.UTC(+year, Number(month) - 1, Number(date) + 1);
}
