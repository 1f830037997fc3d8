import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { citiesByState, correctedNames } from '../../../host-pages/places/cities';
import { cityFiles } from '../../../host-pages/places/city-files';
import type { State } from '../../../host-pages/places/corrections';
import { STATES, stateSlug } from '../../../widgets/contract/states';

const LARGEST_FILE_BYTES = 1024;

const mustHave: Record<State, string[][]> = JSON.parse(
  readFileSync(new URL('must-have-cities.json', import.meta.url), 'utf8'),
);

const cities = citiesByState();

/** "Sri Vijaya Puram (Port Blair)" is found under either name. */
const spellings = (name: string) => name.split(/ \(|\)/);

test('every state has its cities', () => {
  assert.equal(Object.keys(cities), [...STATES]);
  for (const state of STATES) assert.ok(cities[state].length >= 5, state);
});

test('the names of a state are sorted, and each is there once', () => {
  const { compare } = new Intl.Collator('en');
  for (const state of STATES) {
    assert.equal(cities[state], [...new Set(cities[state])].sort(compare), state);
  }
});

test('names are typed on an English keyboard', () => {
  for (const name of STATES.flatMap((state) => cities[state])) {
    assert.match(name, /^[A-Z][A-Za-z .-]+( \([A-Z][A-Za-z ]+\))?$/);
  }
});

test('no name is there under both of its spellings', () => {
  for (const state of STATES) {
    const all = cities[state].flatMap((name) => spellings(name).filter(Boolean));
    assert.equal(all, [...new Set(all)], state);
  }
});

test('the cities that everybody knows are there', () => {
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

test('a correction that finds nothing to correct stops the build', () => {
  assert.throws(() => correctedNames([]), /Andhra Pradesh, Tadpatri/);
});

test("a state's file weighs 1 KB at most", () => {
  const { files } = cityFiles(cities);
  for (const [name, text] of files) {
    const bytes = brotliCompressSync(text).length;
    assert.ok(bytes <= LARGEST_FILE_BYTES, `${name}: ${bytes} bytes`);
  }
});

test('each state has a file, an array of its names', () => {
  const { files } = cityFiles(cities);
  assert.is(files.size, STATES.length);
  for (const state of STATES) {
    assert.equal(JSON.parse(files.get(`${stateSlug(state)}.json`) ?? ''), cities[state]);
  }
});

test('the folder is named after the content', () => {
  const { folder } = cityFiles(cities);
  assert.match(folder, /^data\/cities-[0-9a-f]{8}$/);
  assert.is(cityFiles({ ...cities }).folder, folder);
  assert.is.not(cityFiles({ ...cities, Goa: ['Panaji'] }).folder, folder);
  assert.is.not(cityFiles({ ...cities, Goa: cities.Delhi, Delhi: cities.Goa }).folder, folder);
});

test.run();
