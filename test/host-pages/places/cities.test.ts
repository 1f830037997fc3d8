import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { citiesFile, readCities } from '../../../host-pages/places/cities-file';
import { type Correction, readCorrections } from '../../../host-pages/places/generate/corrections';
import { STATES, type State, stateSlug } from '../../../widgets/contract/states';

const mustHave: Record<State, string[][]> = JSON.parse(
  readFileSync(new URL('must-have-cities.json', import.meta.url), 'utf8'),
);

const cities = readCities();

const OUTDATED = 'The lists are older than corrections.csv: npm run cities';

const corrections = readCorrections(readFileSync('host-pages/places/generate/corrections.csv', 'utf8'));

/** Returns the city name that a correction adds to its state's list. Undefined if the correction adds no name. */
const listedName = ({ action, name, to }: Correction) => ({ add: name, rename: to })[action as string];

/**
 * Splits an entry of the list into the names of the city. Most entries are one name. A second name is in parentheses,
 * as in "Sri Vijaya Puram (Port Blair)".
 */
const spellings = (name: string) => name.split(/ \(|\)/);

test('there is exactly one list of cities per state', () => {
  const files = readdirSync('host-pages/places/cities');
  assert.equal(files.sort(), STATES.map((state) => `${stateSlug(state)}.json`).sort());
  for (const state of STATES) assert.ok(cities[state].length >= 5, state);
});

test('the names of a state are sorted and unique', () => {
  const { compare } = new Intl.Collator('en');
  for (const state of STATES) {
    assert.equal(cities[state], [...new Set(cities[state])].sort(compare), state);
  }
});

test('names contain only characters on an English keyboard', () => {
  for (const name of STATES.flatMap((state) => cities[state])) {
    assert.match(name, /^[A-Z][A-Za-z .-]+( \([A-Z][A-Za-z ]+\))?$/);
  }
});

test('no place is listed under two spellings', () => {
  for (const state of STATES) {
    const all = cities[state].flatMap((name) => spellings(name).filter(Boolean));
    assert.equal(all, [...new Set(all)], state);
  }
});

test('well-known cities are listed', () => {
  assert.equal(Object.keys(mustHave).sort(), [...STATES].sort());
  for (const state of STATES) {
    const known = new Set(cities[state].flatMap(spellings));
    for (const city of mustHave[state]) {
      assert.ok(
        city.some((spelling) => known.has(spelling)),
        `${state}: ${city}`,
      );
    }
  }
});

const MOVES: [name: string, state: State, notIn: State][] = [
  ['Hyderabad', 'Telangana', 'Andhra Pradesh'],
  ['Warangal', 'Telangana', 'Andhra Pradesh'],
  ['Leh', 'Ladakh', 'Jammu and Kashmir'],
  ['Kargil', 'Ladakh', 'Jammu and Kashmir'],
  ['Yanam', 'Puducherry', 'Andhra Pradesh'],
  ['Mahe', 'Puducherry', 'Kerala'],
  ['Kalka', 'Haryana', 'Himachal Pradesh'],
  ['Neemuch', 'Madhya Pradesh', 'Rajasthan'],
  ['Nipani', 'Karnataka', 'Maharashtra'],
];

for (const [name, state, notIn] of MOVES) {
  test(`${name} is in ${state}, not in ${notIn}`, () => {
    assert.ok(cities[state].includes(name));
    assert.not(cities[notIn].includes(name));
  });
}

test('the lists contain every name that corrections.csv adds or renames a town to', () => {
  const missing = corrections.filter((correction) => {
    const name = listedName(correction);
    return name && !cities[correction.state].includes(name);
  });
  assert.equal(missing, [], OUTDATED);
});

test('the lists contain no name that corrections.csv removes or replaces', () => {
  const given = new Set(corrections.map((correction) => `${correction.state}, ${listedName(correction)}`));
  const left = corrections
    .filter(({ action }) => action === 'remove' || action === 'rename')
    .filter(({ state, name }) => cities[state].includes(name) && !given.has(`${state}, ${name}`));
  assert.equal(left, [], OUTDATED);
});

test('the file contains the names of each state, as JSON', () => {
  assert.equal(JSON.parse(citiesFile(cities).text), cities);
});

test('the name of the file changes with the content', () => {
  const { name } = citiesFile(cities);
  assert.match(name, /^data\/cities-[0-9a-f]{8}\.json$/);
  assert.is(citiesFile({ ...cities }).name, name);
  assert.is.not(citiesFile({ ...cities, Goa: ['Panaji'] }).name, name);
  assert.is.not(citiesFile({ ...cities, Goa: cities.Delhi, Delhi: cities.Goa }).name, name);
});

test.run();
