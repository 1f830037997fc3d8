#!/bin/sh
# libphonenumber-js, which finds phone numbers in a text.
#
# One would guess: findPhoneNumbersInText finds the mobile number after an Indian address, "Hyderabad 500081, 98765 43210".
# What happens: it finds no number. It misses a phone number that follows another number and a comma, for example
# a PIN code, an age or another phone number. It finds the phone number if a word or +91 stands between them.
# python3-phonenumbers, a port of the same library, finds the phone number in all these texts.
# Who is hurt: brokers whose inbox or chat bot reads the phone number from a visitor's message. People in India sign with their
# address, which ends with the PIN code, and then their phone number.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16
apt-get download python3-phonenumbers=8.12.57-4 >/dev/null 2>&1
dpkg-deb -x python3-phonenumbers_*.deb debian

cat >texts.json <<'JSON'
[
  "Hyderabad, 98765 43210",
  "Hyderabad 500081, mobile 98765 43210",
  "Hyderabad 500081, +91 98765 43210",
  "Hyderabad 500081, 98765 43210",
  "Hyderabad 500081, 9876543210",
  "Age 42, 9876543210",
  "98765 43210, 98765 43211"
]
JSON
cat >find.py <<'PY'
import json
import sys

sys.path.insert(0, "debian/usr/lib/python3/dist-packages")
import phonenumbers

count = lambda text: len(list(phonenumbers.PhoneNumberMatcher(text, "IN")))
print(json.dumps({"version": phonenumbers.__version__, "counts": [count(text) for text in json.load(open("texts.json"))]}))
PY
cat >check.cjs <<'JS'
const { execFileSync } = require('node:child_process');
const { findPhoneNumbersInText } = require('libphonenumber-js/max');

const TEXTS = require('./texts.json');
/** How many numbers each tool found in TEXTS. */
const SEEN = { js: [1, 1, 1, 0, 0, 0, 1], python: [1, 1, 1, 1, 1, 1, 2] };

const python = JSON.parse(execFileSync('python3', ['find.py'], { encoding: 'utf8' }));
const js = TEXTS.map((text) => findPhoneNumbersInText(text, 'IN').length);
const { version } = require('libphonenumber-js/package.json');
console.log(`Numbers found by libphonenumber-js ${version}, and by python3-phonenumbers ${python.version}:`);
TEXTS.forEach((text, index) => {
  console.log(js[index], python.counts[index], text);
});
if (`${js}` !== `${SEEN.js}` || `${python.counts}` !== `${SEEN.python}`) {
  console.error(`This differs from what was seen: ${SEEN.js}, and ${SEEN.python}.`);
  process.exit(1);
}
JS
node check.cjs || exit 1
