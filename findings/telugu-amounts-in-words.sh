#!/bin/sh
# Amounts in the words of Telugu.
#
# One would guess: to-words writes amounts in Telugu as its locale te-IN promises: 12,50,000 is "పన్నెండు లక్షల యాభై వేలు".
# What happens: it knows no plural. Telugu says లక్ష, వెయ్యి and కోటి only for one; for more it says లక్షలు, వేలు and కోట్లు.
# to-words writes "పన్నెండు లక్ష యాభై వెయ్యి", as "fifty one-thousand" would be in English, and "ఒకటి లక్ష" instead of "ఒక లక్ష".
# In Hindi it is right, whose words for lakh and thousand do not change after a number.
# Who is hurt: readers of a receipt, a cheque or a quote in Telugu: each amount above one thousand is wrong.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund to-words@5.7.0

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { ToWords } = require('to-words');

const telugu = new ToWords({ localeCode: 'te-IN' });
const hindi = new ToWords({ localeCode: 'hi-IN' });
const SEEN = [
  [telugu, 100_000, 'ఒకటి లక్ష'],
  [telugu, 50_000, 'యాభై వెయ్యి'],
  [telugu, 1_250_000, 'పన్నెండు లక్ష యాభై వెయ్యి'],
  [telugu, 20_000_000, 'రెండు కోటి'],
  [hindi, 1_250_000, 'बारह लाख पचास हज़ार'],
];
const { version } = JSON.parse(readFileSync('node_modules/to-words/package.json', 'utf8'));
let isAsSeen = true;
for (const [language, number, expected] of SEEN) {
  const words = language.convert(number);
  console.log(`to-words ${version}: ${number.toLocaleString('en-IN')}: ${words}`);
  isAsSeen &&= words === expected;
}
if (!isAsSeen) {
  console.error('This differs from what was seen: to-words has no plural in Telugu.');
  process.exit(1);
}
JS
node check.cjs || exit 1
