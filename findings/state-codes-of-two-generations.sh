#!/bin/sh
# Codes of Indian states in lists of states and in maps.
#
# One would guess: packages with ISO 3166-2 codes agree on India, so leads with the codes of one package can be shown on
# the map of another. Each package has 36 states and territories, which is the right number.
# What happens: ISO changed four codes in November 2023: CT, OR, TG and UT became CG, OD, TS and UK. iso-3166 and
# Highcharts' map have the new codes; country-state-city, country-region-data, iso-3166-2 and @svg-maps/india have the old
# ones. The last two also lack Ladakh (2019), but still have the two territories that became one in 2020. So they, too,
# have 36 entries.
# Who is hurt: brokers who draw leads or offices on a map. Four states with over 110 million people (2011) stay empty,
# without an error.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund country-state-city@3.2.1 country-region-data@4.1.0 iso-3166-2@1.0.0 \
  @svg-maps/india@2.0.0 iso-3166@4.4.0 @highcharts/map-collection@2.3.3

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import india from '@svg-maps/india';
import { allCountries } from 'country-region-data';
import { iso31662 } from 'iso-3166';

const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(`node_modules/${file}`, 'utf8'));
const map = () => readJson('@highcharts/map-collection/countries/in/in-all.geo.json');

const OLD = 'CT OR TG UT';
const NEW = 'CG OD TS UK';
/** Each package: the codes of its states, which generation they are of, and whether Ladakh is one of them. */
const PACKAGES = {
  'country-state-city': [
    () => require('country-state-city').State.getStatesOfCountry('IN').map(({ isoCode }) => isoCode),
    OLD,
    true,
  ],
  'country-region-data': [
    () => allCountries.find(([, country]) => country === 'IN')[2].map(([, code]) => code),
    OLD,
    true,
  ],
  'iso-3166-2': [() => Object.keys(require('iso-3166-2').country('IN').sub), OLD, false],
  '@svg-maps/india': [() => india.locations.map(({ id }) => id), OLD, false],
  'iso-3166': [() => iso31662.filter(({ parent }) => parent === 'IN').map(({ code }) => code), NEW, true],
  '@highcharts/map-collection': [
    () => map().features.map(({ properties }) => properties['hc-key']),
    NEW,
    true,
  ],
};

let isAsSeen = true;
for (const [name, [read, generation, hasLadakh]] of Object.entries(PACKAGES)) {
  const codes = read().map((code) => code.toUpperCase().replace(/^IN-/, ''));
  const found = `${OLD} ${NEW}`
    .split(' ')
    .filter((code) => codes.includes(code))
    .join(' ');
  const ladakh = codes.includes('LA');
  console.log(
    `${name} ${readJson(`${name}/package.json`).version}: ${codes.length} codes, ${found}, ${ladakh ? 'with' : 'without'} Ladakh`,
  );
  isAsSeen &&= codes.length === 36 && found === generation && ladakh === hasLadakh;
}
if (!isAsSeen) {
  console.error('This differs from what was seen: four packages have the codes before 2023, two the codes after.');
  process.exit(1);
}
JS
node check.mjs || exit 1
