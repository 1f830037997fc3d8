export const SEPARATORS = [',', ';', '\t', '\n'];

const BEFORE = [
  '',
  ' ',
  '\t',
  '\r',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u202e',
  '\u00ad',
  '\u3164',
  '"',
  "'",
  '""',
  '’',
  '“',
  " '",
];
const SIGNS = [
  '=1+41',
  '+1',
  '-1',
  '@SUM(1)',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '|x',
  "=cmd|' /C calc'!A0",
  '−1',
];
const AFTER = ['', '"', "'"];

const SEPARATED = ['', ...SEPARATORS, '\r', '\r\n', '\u2028', '\u0085', ';;', ' ; ', '";', "';"];

// Texts in which each item of SEPARATED is followed by each item of BEFORE. To keep the list short, each of these pairs
// is combined with only one of the SIGNS. The pairs take the signs in turn, so that every item of SEPARATED is also
// combined with every sign.
export const HOSTILE = ['', 'x', "x'"].flatMap((start) =>
  SEPARATED.flatMap((separator, one) =>
    BEFORE.flatMap((before, other) => {
      const sign = SIGNS[(one + other) % SIGNS.length];
      return AFTER.map((after) => start + separator + before + sign + after);
    }),
  ),
);

/**
 * Removes the marks ' and ’ that `formatCsv` adds to keep programs from running formulas. The comment of `formatCsv`
 * says where it adds these marks.
 */
export const unmark = (text: string) => {
  const skipped =
    '(?:(?![,;\\t\\n\\v\\f\\r\\x1c-\\x1f\\x85\\u2028\\u2029])[\\s\\p{C}\\p{DI}\\u2800"\'‘’“”«»`´])*';
  const sign = '[=＝﹦⁼₌+＋﹢⁺₊﬩\\-－﹣⁻₋−@＠﹫|｜%％﹪]';
  return text
    .replace(new RegExp(`^'(?=${skipped}${sign})`, 'u'), '')
    .replace(
      new RegExp(`(?<=[,;\\t\\n\\v\\f\\r\\x1c-\\x1f\\x85\\u2028\\u2029])’(?=${skipped}${sign})`, 'gu'),
      '',
    );
};
