#!/bin/sh
# Validators of chassis numbers (VIN, ISO 3779), and vehicles made in India.
#
# One would guess: they accept the number of any car, and compare the ninth character with a check digit only where that
# is the law: North America and China.
# What happens: vin-validator and vehicle-identification-number want the check digit of North America from Indian cars too,
# though the second knows the country, and makes an exception for Europe. universal-vin-decoder accepts them.
# Who is hurt: owners who ask for motor insurance. Indian makers put other things in the ninth place, so of eleven chassis
# numbers about ten are refused.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vin-validator@1.0.0 vehicle-identification-number@1.0.0 universal-vin-decoder@1.0.0

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const VIN = require('vehicle-identification-number');
const { validate } = require('vin-validator');
const { decodeVIN, validateVIN } = require('universal-vin-decoder');

// Invented serial numbers after the codes of real makers. The number of the United States is the usual example of its law.
const NUMBERS = {
  'Maruti Suzuki, India': 'MA3EJKD1S00123456',
  'Tata Motors, India': 'MAT445013BPA12345',
  'Porsche, Germany': 'WP0ZZZ99ZTS392124',
  'United States': '1M8GDM9AXKP042788',
};
const VALIDATORS = {
  'vin-validator': validate,
  'vehicle-identification-number': (number) => VIN.hasValidChecksum(number),
  'universal-vin-decoder': (number) => validateVIN(number).isValid,
};
const SEEN = {
  'vin-validator': 'United States',
  'vehicle-identification-number': 'Porsche, Germany; United States',
  'universal-vin-decoder': Object.keys(NUMBERS).join('; '),
};

const india = NUMBERS['Tata Motors, India'];
console.log(`${india}: ${VIN.getCountry(india)}, ${decodeVIN(india).info.manufacturer}`);
let isAsSeen = VIN.getCountry(india) === 'IN';
for (const [name, isValid] of Object.entries(VALIDATORS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const accepted = Object.keys(NUMBERS).filter((maker) => isValid(NUMBERS[maker])).join('; ');
  console.log(`${name} ${version} accepts: ${accepted}`);
  isAsSeen &&= accepted === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: only universal-vin-decoder accepts the numbers of India.');
  process.exit(1);
}
JS
node check.cjs || exit 1
