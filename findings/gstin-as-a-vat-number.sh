#!/bin/sh
# A validator of VAT numbers, and the GSTIN of an Indian company.
#
# One would guess: India's number for goods and services tax, the GSTIN, is what a validator of VAT numbers checks for
# India. It has 15 characters: the state's code, the PAN with its letters, and a check digit.
# What happens: validator's isVAT() for India expects 15 digits, so it refuses every GSTIN, whose third character is
# always a letter. It accepts 15 digits, which no company has: numbers before 2017 had 11. stdnum checks the GSTIN.
# Who is hurt: companies that ask for corporate cover. The form tells them that the number on their invoices is invalid.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund validator@13.15.35 stdnum@1.12.0

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { stdnum } = require('stdnum');
const validator = require('validator');

/** A GSTIN of the state Karnataka with an invented PAN and the right check digit, and 15 digits. */
const NUMBERS = { '29ABCCE1234F1ZY': true, 123456789012345: false };
/** Each validator, and whether it accepts the GSTIN and refuses the digits. */
const VALIDATORS = {
  validator: [(number) => validator.isVAT(number, 'IN'), false],
  stdnum: [(number) => stdnum.IN.gstin.validate(number).isValid, true],
};

let isAsSeen = true;
for (const [name, [accepts, isRight]] of Object.entries(VALIDATORS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const results = Object.keys(NUMBERS).map((number) => [number, accepts(number)]);
  console.log(`${name} ${version}: ${results.map(([number, ok]) => `${number} ${ok ? 'valid' : 'invalid'}`).join(', ')}`);
  isAsSeen &&= results.every(([number, ok]) => (ok === NUMBERS[number]) === isRight);
}
if (!isAsSeen) {
  console.error('This differs from what was seen: validator refuses the GSTIN and accepts 15 digits.');
  process.exit(1);
}
JS
node check.cjs || exit 1
