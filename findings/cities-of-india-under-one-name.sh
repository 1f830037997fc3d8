#!/bin/sh
# A list of cities for forms, and cities of India that have two names.
#
# One would guess: country-state-city, from which forms fill their lists of cities, names cities either as the government does
# today or as people did for long, or both.
# What happens: it has one name for each city, and without a rule: the new one of Bengaluru, Mysuru and Belagavi, the old one of
# Gurugram, Prayagraj, Kochi, Kadapa and Shivamogga. Kalaburagi, which has more than half a million people, is in it under none.
# Who is hurt: visitors who do not find their city in the list, whichever name they try first. Some leave, some choose
# another city. To avoid this, let people search by both names, or type their city.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund country-state-city@3.2.1

cat >check.cjs <<'JS'
const { City } = require('country-state-city');
const { version } = require('country-state-city/package.json');

const cities = new Set(City.getCitiesOfCountry('IN').map(({ name }) => name));
// The former and the present name of each.
const NAMES = [
  ['Bangalore', 'Bengaluru'], ['Mysore', 'Mysuru'], ['Belgaum', 'Belagavi'],
  ['Gurgaon', 'Gurugram'], ['Allahabad', 'Prayagraj'], ['Cochin', 'Kochi'], ['Cuddapah', 'Kadapa'], ['Shimoga', 'Shivamogga'],
  ['Gulbarga', 'Kalaburagi'],
];
const SEEN = 'new Bengaluru; new Mysuru; new Belagavi; old Gurgaon; old Allahabad; old Cochin; old Cuddapah; old Shimoga; none';

const found = NAMES.map(([old, present]) => {
  const names = [cities.has(present) && `new ${present}`, cities.has(old) && `old ${old}`].filter(Boolean);
  return names.join(' and ') || 'none';
}).join('; ');
console.log(`country-state-city ${version}: ${found}`);
if (found !== SEEN) {
  console.error(`This differs from what was seen: ${SEEN}`);
  process.exit(1);
}
JS
node check.cjs || exit 1
