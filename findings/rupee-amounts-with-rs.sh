#!/bin/sh
# Money libraries for JavaScript, and "Rs. 15,000".
#
# One would guess: a library that reads 15,000 from "₹15,000" reads the same amount from "Rs. 15,000" and "₹15,000/-", two common
# ways to write a price in India.
# What happens: currency.js, accounting and numeral drop the letters of "Rs.", but take its full stop for the decimal point. They
# return 0.15 rupees, without an error. Because of the "/-" at the end of "₹15,000/-", numeral returns -15,000 and currency.js
# returns NaN. parsecurrency and parse-money read 15,000 from all these texts.
# Who is hurt: brokers who import premiums and budgets from spreadsheets, mails and forms. The amount 0.15 passes every check for
# a positive number.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund currency.js@2.0.4 accounting@0.4.1 numeral@2.0.6 parsecurrency@1.1.1 parse-money@1.0.12

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const accounting = require('accounting');
const currency = require('currency.js');
const numeral = require('numeral');
const parseCurrency = require('parsecurrency');
const parseMoney = require('parse-money').default ?? require('parse-money');

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const TEXTS = ['₹15,000', 'Rs 15,000', 'Rs. 15,000', '₹15,000/-'];
const TOOLS = {
  'currency.js': (text) => currency(text).value,
  accounting: (text) => accounting.unformat(text),
  numeral: (text) => numeral(text).value(),
  parsecurrency: (text) => parseCurrency(text)?.value,
  'parse-money': (text) => parseMoney(text)?.amount,
};
/** What each tool read from TEXTS. */
const SEEN = {
  'currency.js': [15000, 15000, 0.15, Number.NaN],
  accounting: [15000, 15000, 0.15, 15000],
  numeral: [15000, 15000, 0.15, -15000],
  parsecurrency: [15000, 15000, 15000, 15000],
  'parse-money': [15000, 15000, 15000, 15000],
};

let isAsSeen = true;
for (const [name, amountIn] of Object.entries(TOOLS)) {
  const amounts = TEXTS.map(amountIn);
  console.log(`${name} ${versionOf(name)}: ${TEXTS.map((text, index) => `"${text}" is ${amounts[index]}`).join(', ')}`);
  isAsSeen &&= amounts.every((amount, index) => Object.is(amount, SEEN[name][index]));
}
if (!isAsSeen) {
  console.error('This differs from what was seen: "Rs. 15,000" is 0.15 in the first three tools, and 15000 in the other two.');
  process.exit(1);
}
JS
node check.cjs || exit 1
