import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCities } from '../../../host-pages/places/cities-file';
import { readAliases } from '../../../host-pages/places/generate/aliases';
import { readCsv } from '../../../host-pages/places/generate/csv';
import { canonicalCity, canonicalState, cityAliases } from '../../../widgets/contract/places/canonical-place';
import { namesIn } from '../../../widgets/contract/places/match-place';
import { placeKey } from '../../../widgets/contract/places/place-key';
import { STATES, type State } from '../../../widgets/contract/states';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../widgets/shared/i18n/te';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const cities = readCities();
const aliases = readAliases(readFileSync('host-pages/places/generate/aliases.csv', 'utf8'));
const ofState = (state: State) => aliases.filter((row) => row.state === state);

/** The 200 cities of our lists that have the largest population in GeoNames, grouped by state. */
const largest: Readonly<Record<State, string[]>> = JSON.parse(read('largest-cities.json'));

const SCRIPTS = [
  ['Hindi', /[\u0900-\u097f]/],
  ['Telugu', /[\u0c00-\u0c7f]/],
] as const;

test('the generated aliases have no name that aliases.csv lacks', () => {
  const names = new Set(aliases.map(({ state, city, alias }) => `${state}, ${city}, ${alias}`));
  for (const state of STATES)
    for (const [city, packed] of cityAliases(state))
      for (const name of packed)
        assert.ok(
          names.has(`${state}, ${city}, ${name}`),
          `${name}, ${city}: city-aliases.ts is older than aliases.csv: npm run cities`,
        );
});

test('every alias is a name of a listed city, and finds it', () => {
  for (const { state, city, alias } of aliases) {
    assert.ok(cities[state].includes(city), `${city}, ${state}, is not listed`);
    assert.is(canonicalCity(alias, state, cities[state]), city, `${alias}, ${state}`);
  }
});

test('every alias has a source', () => {
  assert.equal(
    aliases.filter(({ source }) => !source),
    [],
  );
});

test('no alias is the name of another listed city of its state', () => {
  for (const state of STATES) {
    const listed = new Map(
      cities[state].flatMap((city) => namesIn(city).map((name) => [placeKey(name), city])),
    );
    for (const { city, alias } of ofState(state)) assert.is(listed.get(placeKey(alias)) ?? city, city, alias);
  }
});

test('no alias is in a state for two cities, or twice', () => {
  for (const state of STATES) {
    const keys = ofState(state).map(({ alias }) => placeKey(alias));
    assert.equal(
      keys.filter((key, at) => keys.indexOf(key) !== at),
      [],
      state,
    );
  }
});

test('every listed city is found under its own name, and under each of two in brackets', () => {
  for (const state of STATES)
    for (const city of cities[state])
      for (const name of namesIn(city))
        assert.is(canonicalCity(` ${name.toUpperCase()} `, state, cities[state]), city, name);
});

test('a city is found with what addresses add to it', () => {
  for (const [state, names] of Object.entries(largest) as [State, string[]][])
    for (const city of names)
      assert.is(canonicalCity(`${city}, ${state} 500001, India`, state, cities[state]), city);
});

test('a city is found with a PIN in the digits of its script, and with the country in Hindi or Telugu', () => {
  for (const typed of [
    'हैदराबाद ५०००८१',
    'हैदराबाद-५०० ०८१',
    'హైదరాబాద్ ౫౦౦౦౮౧',
    'హైదరాబాద్, ౫౦౦౦౮౧, భారతదేశం',
    'हैदराबाद, सेक्टर ६२',
    'హైదరాబాద్, భారత దేశం',
    'हैदराबाद, भारत',
    'हैदराबाद, इंडिया',
    'हैदराबाद इण्डिया',
    'హైదరాబాద్, ఇండియా',
    'హైదరాబాద్ భారత్',
  ])
    assert.is(canonicalCity(typed, 'Telangana', cities.Telangana), 'Hyderabad', typed);
});

for (const [language, script] of SCRIPTS) {
  const hasName = (state: State, city: string) =>
    aliases.some((row) => row.state === state && row.city === city && script.test(row.alias));

  test(`the 200 largest cities have ${language} names`, () => {
    const all = Object.entries(largest).flatMap(([state, names]) =>
      names.map((city) => [state, city] as const),
    );
    assert.is(all.length, 200);
    assert.equal(
      all.filter(([state, city]) => !hasName(state as State, city)),
      [],
    );
  });

  test(`all towns of Telangana and Andhra Pradesh have ${language} names`, () => {
    for (const state of ['Telangana', 'Andhra Pradesh'] as const)
      assert.equal(
        cities[state].filter((city) => !hasName(state, city)),
        [],
      );
  });
}

test('names in daily use find their city', () => {
  const rows = readCsv(read('everyday-names.csv'), ['state', 'city', 'names']);
  const names = rows.flatMap(({ state, city, names }) =>
    names.split('|').map((name) => ({ state: state as State, city, name })),
  );
  assert.ok(names.length >= 250, `${names.length}`);
  for (const { state, city, name } of names)
    for (const typed of [name, name.normalize('NFD'), name.toLowerCase()])
      assert.is(canonicalCity(typed, state, cities[state]), city, typed);
});

const ADDRESSES: [typed: string, state: State, city: string][] = [
  ['Hyderabad T.S.', 'Telangana', 'Hyderabad'],
  ['Chennai T.N.', 'Tamil Nadu', 'Chennai'],
  ['Khammam Dt', 'Telangana', 'Khammam'],
  ['Khammam (Dt.)', 'Telangana', 'Khammam'],
  ['Dist: Khammam', 'Telangana', 'Khammam'],
  ['Dist Khammam', 'Telangana', 'Khammam'],
  ['Jila Lucknow', 'Uttar Pradesh', 'Lucknow'],
  ['जिला लखनऊ', 'Uttar Pradesh', 'Lucknow'],
  ['पुणे जि.', 'Maharashtra', 'Pune'],
  ['జిల్లా ఖమ్మం', 'Telangana', 'Khammam'],
  ['Tal. Baramati', 'Maharashtra', 'Baramati'],
  ['Baramati Tal, Dist Pune', 'Maharashtra', 'Baramati'],
  ['Warangal Mandal', 'Telangana', 'Warangal'],
  ['At Post Baramati', 'Maharashtra', 'Baramati'],
  ['Hyderabad Pin 500081', 'Telangana', 'Hyderabad'],
  ['Hyderabad Pin code: 500081', 'Telangana', 'Hyderabad'],
  ['Hyderabad Pin code - 500 081', 'Telangana', 'Hyderabad'],
  ['500081 Hyderabad', 'Telangana', 'Hyderabad'],
  ["H'bad", 'Telangana', 'Hyderabad'],
  ['மதுரை', 'Tamil Nadu', 'Madurai'],
  ['திருச்சி', 'Tamil Nadu', 'Tiruchirappalli'],
  ['ଭୁବନେଶ୍ୱର', 'Odisha', 'Bhubaneswar'],
  ['തൃശ്ശൂർ', 'Kerala', 'Thrissur'],
  ['ਬਠਿੰਡਾ', 'Punjab', 'Bathinda'],
  ['ডিব্ৰুগড়', 'Assam', 'Dibrugarh'],
  ['حیدرآباد', 'Telangana', 'Hyderabad'],
];

test('a city is found in the words of addresses, and in the scripts of India', () => {
  for (const [typed, state, city] of ADDRESSES)
    assert.is(canonicalCity(typed, state, cities[state]), canonicalCity(city, state, cities[state]), typed);
  for (const [, state, city] of ADDRESSES) assert.ok(canonicalCity(city, state, cities[state]), city);
});

const UNKNOWN: [name: string, state: State][] = [
  ['Bangalore', 'Kerala'],
  ['Jaipur', 'Odisha'],
  ['Jeypore', 'Rajasthan'],
  ['Hyderabad, Karnataka', 'Telangana'],
  ['Khanpur', 'Uttar Pradesh'],
  ['Rampura', 'Uttar Pradesh'],
  ['रामपुरा', 'Uttar Pradesh'],
  ['Old Goa', 'Goa'],
  ['Indiranagar, Bangalore', 'Karnataka'],
  ['Bangalore Rural', 'Karnataka'],
  ['Rampur village, Dist Khammam', 'Telangana'],
  ['Dist', 'Telangana'],
  ['Pin: 500081', 'Telangana'],
  ['Hyderabad Colony', 'Telangana'],
  ['East', 'Maharashtra'],
  ['Sector 62', 'Uttar Pradesh'],
  ['East Midnapore', 'West Bengal'],
  ['Andheri East, Pune', 'Maharashtra'],
  ['Noida Sector 62 Greater Noida', 'Uttar Pradesh'],
  ['Koduru', 'Andhra Pradesh'],
  ['కోడూరు', 'Andhra Pradesh'],
  ['500081', 'Telangana'],
  ['India', 'Delhi'],
  ['-', 'Goa'],
  ['', 'Goa'],
  ['क'.repeat(100), 'Bihar'],
  ['ंंं', 'Bihar'],
];

for (const [name, state] of UNKNOWN)
  test(`"${name.slice(0, 30)}" is no city of ${state} that has another name`, () => {
    assert.is(canonicalCity(name, state, cities[state]), undefined);
  });

const STATE_NAMES: Record<string, State> = {
  Orissa: 'Odisha',
  Uttaranchal: 'Uttarakhand',
  Uttrakhand: 'Uttarakhand',
  'IN-UT': 'Uttarakhand',
  Pondicherry: 'Puducherry',
  TS: 'Telangana',
  TG: 'Telangana',
  'IN-TG': 'Telangana',
  Telengana: 'Telangana',
  'State of Telangana': 'Telangana',
  AP: 'Andhra Pradesh',
  'A.P.': 'Andhra Pradesh',
  Andhra: 'Andhra Pradesh',
  'ANDHRA PRADESH': 'Andhra Pradesh',
  'Andhra Pradesh, India': 'Andhra Pradesh',
  'IN-KA': 'Karnataka',
  'Karnataka 560001': 'Karnataka',
  'NCT of Delhi': 'Delhi',
  'New Delhi': 'Delhi',
  'National Capital Territory of Delhi': 'Delhi',
  'J&K': 'Jammu and Kashmir',
  'J & K': 'Jammu and Kashmir',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  'Jammu-Kashmir': 'Jammu and Kashmir',
  Andaman: 'Andaman and Nicobar Islands',
  'Andaman & Nicobar': 'Andaman and Nicobar Islands',
  'Dadra and Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'Dadra & Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'Daman & Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  Tamilnadu: 'Tamil Nadu',
  'T.N.': 'Tamil Nadu',
  Chattisgarh: 'Chhattisgarh',
  Gujrat: 'Gujarat',
  UP: 'Uttar Pradesh',
  'U.P.': 'Uttar Pradesh',
  MP: 'Madhya Pradesh',
  HP: 'Himachal Pradesh',
  WB: 'West Bengal',
  'W.B.': 'West Bengal',
  'Chandigarh (UT)': 'Chandigarh',
  उड़ीसा: 'Odisha',
  'ఆంధ్ర ప్రదేశ్': 'Andhra Pradesh',
  Jharkand: 'Jharkhand',
  Rajsthan: 'Rajasthan',
  Harayana: 'Haryana',
  Meghalya: 'Meghalaya',
  Ladak: 'Ladakh',
  'West Bangal': 'West Bengal',
  '27-Maharashtra': 'Maharashtra',
  '36 - Telangana': 'Telangana',
  'उ.प्र.': 'Uttar Pradesh',
  'म.प्र.': 'Madhya Pradesh',
  தமிழ்நாடு: 'Tamil Nadu',
  ਪੰਜਾਬ: 'Punjab',
};

test('states are found under their other names, their codes and their Hindi and Telugu names', () => {
  for (const [name, state] of Object.entries(STATE_NAMES))
    for (const typed of [name, name.normalize('NFD'), ` ${name.toLowerCase()} `])
      assert.is(canonicalState(typed), state, typed);
  for (const state of STATES)
    for (const typed of [
      state,
      state.toUpperCase(),
      hindi.fields.state.names[state],
      telugu.fields.state.names[state],
    ])
      assert.is(canonicalState(typed), state, typed);
});

test('names that could be of several states, or of none, are unknown', () => {
  for (const typed of ['Delhi NCR', 'UT', 'India', 'Atlantis', 'Pradesh', ''])
    assert.is(canonicalState(typed), undefined, typed);
});

test.run();
