const ZONE = { timeZone: 'Asia/Kolkata', hourCycle: 'h23' } as const;

const DAY_AND_MINUTE = new Intl.DateTimeFormat('en-GB', {
  ...ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', { ...ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** The name of India's time zone, for times and for the headings of columns with times. */
export const INDIAN_ZONE = 'IST';

/** Formats a time (ISO 8601) as people in India read it, with the zone: "27/11/2026 14:35 IST". */
export const formatIndianTime = (time: string): string =>
  `${DAY_AND_MINUTE.format(new Date(time)).replace(', ', ' ')} ${INDIAN_ZONE}`;

/** Formats the day of a time (ISO 8601) as people in India read it: "27/11/2026". */
export const formatIndianDay = (time: string): string => formatIndianTime(time).slice(0, 10);

/**
 * Converts a time (ISO 8601) for a spreadsheet, which has no time zones. Returns a date, exact to the second, whose UTC
 * fields are the date and time that clocks in India show.
 */
export const toIndianWallClock = (time: string): Date =>
  new Date(`${WALL_CLOCK.format(new Date(time)).replace(' ', 'T')}Z`);

/** Returns the day in India at a time: "2026-11-27". */
export const indianDay = (time: Date): string =>
  toIndianWallClock(time.toISOString()).toISOString().slice(0, 10);

/** Returns the midnight in India at which a day such as "2026-11-27" begins, or an invalid date if it is no day. */
export const indianMidnight = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
