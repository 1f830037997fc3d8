#!/bin/sh
# Validators of postal codes, and an Indian PIN code that is written with a space.
#
# One would guess: India Post writes PIN codes with a space after the third digit (110 001), and so do letterheads and
# policies, so a validator for India accepts the space, as validators for Sweden and the Netherlands do with their codes.
# What happens: validator, postcode-validator and i18n-zipcodes accept 110001 and refuse 110 001. postal-codes-js and
# @form-validation/validator-zip-code accept both.
# Who is hurt: visitors who copy their address from a document or let the browser fill it in. The form tells them that a
# correct PIN code is invalid.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund validator@13.15.35 postcode-validator@3.10.22 i18n-zipcodes@1.0.3 \
  postal-codes-js@2.5.2 @form-validation/validator-zip-code@2.4.0

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { zipCode } = require('@form-validation/validator-zip-code');
const zipcodes = require('i18n-zipcodes');
const postalCodes = require('postal-codes-js');
const { postcodeValidator } = require('postcode-validator');
const validator = require('validator');

/** Each validator, and whether it accepts the space. */
const VALIDATORS = {
  validator: [(code) => validator.isPostalCode(code, 'IN'), false],
  'postcode-validator': [(code) => postcodeValidator(code, 'IN'), false],
  'i18n-zipcodes': [(code) => zipcodes('IN', code), false],
  'postal-codes-js': [(code) => postalCodes.validate('IN', code) === true, true],
  '@form-validation/validator-zip-code': [
    (value) => zipCode().validate({ value, options: { country: 'IN', message: '' }, l10n: {} }).valid,
    true,
  ],
};

let isAsSeen = true;
for (const [name, [accepts, acceptsSpace]] of Object.entries(VALIDATORS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const results = ['110001', '110 001', '500 081'].map((code) => [code, accepts(code)]);
  console.log(`${name} ${version}: ${results.map(([code, ok]) => `${code} ${ok ? 'valid' : 'invalid'}`).join(', ')}`);
  isAsSeen &&= results.every(([code, ok]) => ok === (acceptsSpace || !code.includes(' ')));
}
// For comparison: a code of another country that is written with a space.
const isSwedishValid = validator.isPostalCode('111 22', 'SE');
console.log(`validator, Sweden: 111 22 ${isSwedishValid ? 'valid' : 'invalid'}`);
if (!isAsSeen || !isSwedishValid) {
  console.error('This differs from what was seen: the first three refuse an Indian PIN code with a space.');
  process.exit(1);
}
JS
node check.cjs || exit 1
