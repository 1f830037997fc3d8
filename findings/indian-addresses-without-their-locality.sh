#!/bin/sh
# A formatter of addresses, and the locality of an Indian address.
#
# One would guess: a formatter that takes a part of a city, `dependentLocality`, prints it for India, where nearly every
# address has one (Indiranagar, Banjara Hills) and streets of one name are in many parts of a city.
# What happens: localized-address-format leaves it out for India, without an error, although it prints it for Brazil,
# China, Mexico and Thailand.
# Who is hurt: who sends a policy by post. "12 MG Road, Bengaluru 560038" lacks what the postman looks for, and the list
# that the address came from has it.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund localized-address-format@1.3.3

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { formatAddress } = require('localized-address-format');

const ADDRESS = {
  addressLines: ['12 MG Road'],
  dependentLocality: 'Indiranagar',
  locality: 'Bengaluru',
  administrativeArea: 'Karnataka',
  postalCode: '560038',
};
const lineIn = (postalCountry) => formatAddress({ ...ADDRESS, postalCountry }).join(', ');

const { version } = JSON.parse(readFileSync('node_modules/localized-address-format/package.json', 'utf8'));
for (const country of ['IN', 'BR', 'TH']) console.log(`localized-address-format ${version}, ${country}: ${lineIn(country)}`);
const isAsSeen =
  lineIn('IN') === '12 MG Road, Bengaluru 560038, Karnataka' &&
  ['BR', 'TH'].every((country) => lineIn(country).includes('Indiranagar'));
if (!isAsSeen) {
  console.error('This differs from what was seen: the locality is printed for Brazil and Thailand, not for India.');
  process.exit(1);
}
JS
node check.cjs || exit 1
