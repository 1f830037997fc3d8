#!/bin/sh
# The vehicle numbers of the Bharat series, and validators of number plates.
#
# One would guess: a validator of Indian number plates accepts 22 BH 1234 AA. Vehicles that move between states have had
# numbers of this series (year, BH, four digits, one or two letters) since September 2021.
# What happens: with the locale en-IN, validator's isLicensePlate accepts the older numbers of the states with spaces,
# with hyphens and without separators. It refuses the numbers of the Bharat series in all these forms.
# Who is hurt: owners of these vehicles who ask for a motor quote on a form that checks the number with isLicensePlate.
# They cannot send the form at all.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund validator@13.15.35

cat >check.cjs <<'JS'
const validator = require('validator');

const STATE_NUMBERS = ['TS 09 EA 1234', 'TS-09-EA-1234', 'TS09EA1234', 'DL 1C AB 1234', 'TG 09 A 1234'];
const BHARAT_NUMBERS = ['22 BH 1234 AA', '22-BH-1234-AA', '22BH1234AA', '23 BH 1234 A'];

const accepts = (number) => validator.isLicensePlate(number, 'en-IN');
console.log(`validator ${require('validator/package.json').version}:`);
for (const number of [...STATE_NUMBERS, ...BHARAT_NUMBERS]) console.log(accepts(number) ? 'valid  ' : 'invalid', number);
if (!STATE_NUMBERS.every(accepts) || BHARAT_NUMBERS.some(accepts)) {
  console.error('This differs from what was seen: the numbers of states are valid, those of the Bharat series are not.');
  process.exit(1);
}
JS
node check.cjs || exit 1
