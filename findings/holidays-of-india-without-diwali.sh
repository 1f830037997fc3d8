#!/bin/sh
# A list of public holidays, and Diwali.
#
# One would guess: date-holidays knows Diwali in India, because it knows it in Singapore, Malaysia, Mauritius and Trinidad.
# What happens: India has six holidays in a year, all with a fixed date except Good Friday: neither Diwali nor Holi,
# Dussehra or Eid. No state adds them.
# Who is hurt: offices that promise a call on the next working day, or remind of a renewal before a holiday. On Diwali
# nobody calls, and the reminder of the week before counts the day as a working day.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const Holidays = require('date-holidays');

/** In 2026 Diwali is on 8 November. The library calls it Divali or Deepavali in some countries. */
const DIWALI = /di[vw]ali|deepavali/i;
const holidaysIn = (...place) => new Holidays(...place).getHolidays(2026);
const diwaliIn = (...place) => holidaysIn(...place).find(({ name }) => DIWALI.test(name))?.date.slice(0, 10) ?? 'none';

const { version } = JSON.parse(readFileSync('node_modules/date-holidays/package.json', 'utf8'));
const inIndia = holidaysIn('IN').map(({ name }) => name);
const states = Object.keys(new Holidays('IN').getStates('IN'));
const statesWithDiwali = states.filter((state) => diwaliIn('IN', state) !== 'none');
console.log(`date-holidays ${version}, India in 2026: ${inIndia.join(', ')}`);
console.log(`Diwali: India ${diwaliIn('IN')}, Singapore ${diwaliIn('SG')}, Mauritius ${diwaliIn('MU')}`);
console.log(`States of India with Diwali: ${statesWithDiwali.length} of ${states.length}`);
const isAsSeen =
  inIndia.length === 6 && diwaliIn('IN') === 'none' && diwaliIn('SG') === '2026-11-08' && statesWithDiwali.length === 0;
if (!isAsSeen) {
  console.error('This differs from what was seen: Diwali is a holiday in Singapore and in no state of India.');
  process.exit(1);
}
JS
node check.cjs || exit 1
