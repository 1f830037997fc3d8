#!/bin/sh
# Dates in Indian languages by date-fns.
#
# One would guess: a date that date-fns has written with a locale can be read with the same pattern and locale.
# What happens: with `hi` no date in October can be read, nor one in April in the short form; with `gu` none in August;
# with `te` none in September, November and December in the short form. `parse` returns an invalid date. All months of
# `bn`, `kn` and `ta` can be read.
# Who is hurt: an office that reads dates of its own mails and exports again, such as the day on which a policy expires:
# for ten months of the year a test with today's date passes.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-fns@4.4.0

cat >check.cjs <<'JS'
const { format, parse } = require('date-fns');
const locales = require('date-fns/locale');
const { version } = require('date-fns/package.json');

/** The months, from 1, of which a date cannot be read, in the long and in the short form. */
const SEEN = {
  hi: [[10], [4, 10]],
  te: [[], [9, 11, 12]],
  gu: [[8], []],
  bn: [[], []],
  kn: [[], []],
  ta: [[], []],
};
const canRead = (month, pattern, locale) => {
  const date = new Date(2027, month - 1, 15);
  return parse(format(date, pattern, { locale }), pattern, date, { locale }).getTime() === date.getTime();
};
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
let isAsSeen = true;
for (const [name, seen] of Object.entries(SEEN)) {
  const found = ['d MMMM yyyy', 'd MMM yyyy'].map((pattern) =>
    MONTHS.filter((month) => !canRead(month, pattern, locales[name])),
  );
  console.log(`date-fns ${version}, ${name}: cannot read months ${found.map((list) => list.join(' ') || 'none').join('; short: ')}`);
  isAsSeen &&= JSON.stringify(found) === JSON.stringify(seen);
}
if (!isAsSeen) {
  console.error('This differs from what was seen: some months of Hindi, Telugu and Gujarati cannot be read.');
  process.exit(1);
}
JS
node check.cjs || exit 1
