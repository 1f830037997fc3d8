/** India's offset from UTC. */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/**
 * Whether a day is over in India. The day is written 2026-12-31 or 2026/12/31, also with a time after it, which is ignored: the
 * last day counts as a whole. Any other text is no day, and never over.
 */
export function isOver(day: string, now = Date.now()): boolean {
  const [, year, , month, date] = /^([1-9]\d{3})([-/])(\d\d)\2(\d\d)(?!\d)/.exec(day) ?? [];
  return year !== undefined && now + OFFSET_MS >= Date.UTC(+year, Number(month) - 1, Number(date) + 1);
}
