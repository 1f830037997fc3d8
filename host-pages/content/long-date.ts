const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats 2026-10-12 as 12 October 2026. */
export const longDate = (date: string) => FORMAT.format(new Date(date));
