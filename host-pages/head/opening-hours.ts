const DAYS = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

type Day = keyof typeof DAYS;

const DAY = Object.keys(DAYS).join('|');
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const LINE = new RegExp(`^(${DAY})(?:-(${DAY}))? (${TIME})-(${TIME})$`);

function parse(line: string) {
  const [, first, last, opens = '', closes = ''] = LINE.exec(line) ?? [];
  return first ? { first: first as Day, last: last as Day | undefined, opens, closes } : undefined;
}

/**
 * True if the line is a day, or a range of days, with a time range: `Sa 10:00-14:00`, `Mo-Fr 10:00-18:00`. This is a
 * part of the format of schema.org's `openingHours`.
 */
export const isOpeningHours = (line: string) => parse(line) !== undefined;

/** Turns `Mo-Fr 10:00-18:00` into "Monday to Friday, 10:00 to 18:00". Returns any other text unchanged. */
export function hoursText(line: string): string {
  const hours = parse(line);
  if (!hours) return line;
  const { first, last, opens, closes } = hours;
  const days = last ? `${DAYS[first]} to ${DAYS[last]}` : DAYS[first];
  return `${days}, ${opens} to ${closes}`;
}
