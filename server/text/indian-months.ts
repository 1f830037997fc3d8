const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** India's clocks are five and a half hours ahead of UTC, all year. */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

const formatIn = (language: string) =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' });

const IN_ENGLISH = formatIn('en-IN');

/**
 * Returns the next month that is called `name`, such as `2027-03` for "March". For the name of the current month in
 * India, returns that month of the next year.
 */
export function nextMonthCalled(name: string, now: Date): string {
  const clock = new Date(now.getTime() + OFFSET_MS);
  for (let ahead = 1; ahead <= 12; ahead++) {
    const month = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + ahead, 1));
    if (IN_ENGLISH.format(month).startsWith(name)) return month.toISOString().slice(0, 7);
  }
  throw new Error(`"${name}" is not a month`);
}

/** Returns the time `days` days before a month such as `2027-03` begins in India. */
export const daysBeforeMonth = (days: number, month: string): Date =>
  new Date(Date.parse(`${month}-01`) - OFFSET_MS - days * MS_PER_DAY);

/** Writes a month in words, such as "March 2027" for `2027-03`. The default language is English. */
export const monthInWords = (month: string, language?: string): string =>
  (language === undefined ? IN_ENGLISH : formatIn(language)).format(new Date(`${month}-01`));
