import { startsFormula } from './format-csv';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/**
 * A spreadsheet shows a number of up to this many digits unchanged. It rounds a longer number, or shows it as 1.2E+11.
 */
const MAX_DIGITS = 11;

/** Matches a text that consists only of characters used in numbers, dates, times and amounts. */
const NUMERIC = /^[\p{Nd}\s.,:/\-()%‰$€£₹¥'’]+$/u;

const PATTERNS: readonly (readonly [reading: string, pattern: RegExp])[] = [
  ['true or false', /^(true|false)$/i],
  ['a number', /^\d[\d.,]*\s*e\s*[+-]?\s*\d+$/i],
  ['an amount', /^(rs\.?|inr|usd|eur|gbp)\s*\d[\d.,]*$/i],
  ['an amount', /^\d[\d.,]*\s*(rs\.?|inr|usd|eur|gbp)$/i],
  ['a time', /^\d{1,2}(:\d{1,2}){0,2}\s*[ap]\.?\s?m?\.?$/i],
  ['a date', /^\d{4}-\d{1,2}-\d{1,2}t[\d:.z+-]*$/i],
  // A month needs a day or a year to be a date: MAR-1 and 1MAR2026 are dates, but MAR alone is text.
  ['a date', new RegExp(`^${MONTH}[\\s./,-]*\\d{1,4}([\\s./,-]+\\d{1,4})?$`, 'i')],
  ['a date', new RegExp(`^\\d{1,4}[\\s./,-]*${MONTH}([\\s./,-]*\\d{1,4})?$`, 'i')],
];

/**
 * If a spreadsheet would change a text, returns what it would read the text as, such as "a date" for 1MAR2026. Returns
 * undefined if a spreadsheet would show the text unchanged.
 */
export function spreadsheetReading(text: string): string | undefined {
  if (startsFormula(text)) return 'a formula';
  if (text.startsWith("'")) return 'a text without the first apostrophe';
  if (text.startsWith('#')) return 'an error value';
  if (NUMERIC.test(text) && /\p{Nd}/u.test(text)) {
    // A spreadsheet shows a number unchanged only if it is a whole number with few digits and without leading zeros.
    const isPlain = /^(0|[1-9]\d*)$/.test(text) && text.length <= MAX_DIGITS;
    return isPlain ? undefined : 'a number, a date or a time';
  }
  return PATTERNS.find(([, pattern]) => pattern.test(text.normalize('NFKC')))?.[0];
}
