#!/bin/sh
# Phone number libraries for JavaScript, and the digits of India.
#
# One would guess: the libraries on which most sign-up forms build read a number in any decimal digits (\p{Nd}), because they know
# the numbers of every country.
# What happens: they read ASCII, full-width, Arabic and Urdu digits, but no digits of the Indic scripts. They report that a valid
# Indian mobile number in Devanagari, Bengali, Gujarati, Tamil, Telugu, Kannada or Malayalam digits is "not a phone number".
# Who is hurt: visitors whose keyboard writes the digits of their own language. They read that their number is wrong, and cannot
# see why. To avoid this, convert the digits to ASCII before you call such a library.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 google-libphonenumber@3.2.47

cat >check.cjs <<'JS'
const { isValidPhoneNumber } = require('libphonenumber-js/max');
const google = require('google-libphonenumber').PhoneNumberUtil.getInstance();

// The digit 0 of each script.
const ZEROS = {
  ASCII: '0', 'full-width': '０', Arabic: '٠', Urdu: '۰', Devanagari: '०', Bengali: '০', Gurmukhi: '੦',
  Gujarati: '૦', Odia: '୦', Tamil: '௦', Telugu: '౦', Kannada: '೦', Malayalam: '൦',
};
const READ = ['ASCII', 'full-width', 'Arabic', 'Urdu'];

function readsByGoogle(number) {
  try {
    return google.isValidNumber(google.parse(number, 'IN'));
  } catch {
    return false;
  }
}

const versionOf = (name) => `${name} ${require(`${name}/package.json`).version}`;
console.log(`${versionOf('libphonenumber-js')} and ${versionOf('google-libphonenumber')}: is it a number of India?`);
let isAsSeen = true;
for (const [script, zero] of Object.entries(ZEROS)) {
  const digit = (ascii) => String.fromCodePoint(zero.codePointAt(0) + Number(ascii));
  const number = '9876543210'.replace(/\d/g, digit);
  const seen = [isValidPhoneNumber(number, 'IN'), readsByGoogle(number)];
  console.log(script.padEnd(12), number, ...seen.map((valid) => (valid ? 'yes' : 'no')));
  if (seen.some((valid) => valid !== READ.includes(script))) isAsSeen = false;
}
if (!isAsSeen) {
  console.error('This differs from what was seen: every ASCII, full-width, Arabic and Urdu number is valid, no other.');
  process.exit(1);
}
JS
node check.cjs || exit 1
