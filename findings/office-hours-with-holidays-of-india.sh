#!/bin/sh
# An office's opening hours, closed on public holidays, in India.
#
# One would guess: opening_hours, which evaluates the hours of shops and offices in OpenStreetMap's format, says whether
# an office in Hyderabad is open. At worst it knows no holiday of India.
# What happens: "Mo-Sa 10:00-18:00; PH off" throws at the first question in India, since the library has no holidays for
# it. So the whole value is lost, also for an ordinary Monday. "Mo-Sa 10:00-18:00" and an office in Germany are evaluated.
# Who is hurt: a site that shows "open now" for offices in India: it shows nothing, or fails.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund opening_hours@3.15.0

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const loaded = require('opening_hours');

const OpeningHours = loaded.default ?? loaded;
// The library prints each error before it throws it.
console.error = () => {};
const MONDAY = new Date('2026-11-30T11:00:00');
const HYDERABAD = { lat: 17.4, lon: 78.5, address: { country_code: 'in', state: 'Telangana' } };
const MUNICH = { lat: 48.1, lon: 11.6, address: { country_code: 'de', state: 'Bayern' } };
const isOpen = (hours, place) => {
  try {
    return `${new OpeningHours(hours, place).getState(MONDAY)}`;
  } catch (error) {
    return /no holidays \(PH\) defined/.test(error.message ?? error) ? 'no holidays defined' : 'another error';
  }
};

const WITH_HOLIDAYS = 'Mo-Sa 10:00-18:00; PH off';
const seen = [
  ['Munich, with holidays', isOpen(WITH_HOLIDAYS, MUNICH), 'true'],
  ['Hyderabad, without holidays', isOpen('Mo-Sa 10:00-18:00', HYDERABAD), 'true'],
  ['Hyderabad, with holidays', isOpen(WITH_HOLIDAYS, HYDERABAD), 'no holidays defined'],
];
const { version } = JSON.parse(readFileSync('node_modules/opening_hours/package.json', 'utf8'));
for (const [what, result] of seen) console.log(`opening_hours ${version}: ${what}: ${result}`);
if (!seen.every(([, result, expected]) => result === expected)) {
  console.log('This differs from what was seen: in India a value with PH cannot be evaluated.');
  process.exit(1);
}
JS
node check.cjs || exit 1
