import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type City, indianPlaces, type PopulatedCity } from '../../../host-pages/places/generate/geonames';

const STATES = [
  { code: 'IN.01', name: 'Andaman and Nicobar' },
  { code: 'IN.33', name: 'Goa' },
  { code: 'PT.33', name: 'Kerala' },
];

const goan = (name: string, lat = '15.5', lng = '73.8'): City => ({
  name,
  lat,
  lng,
  country: 'IN',
  admin1: '33',
});
const populated = (name: string, population: number, latitude = 0, longitude = 0): PopulatedCity => ({
  name,
  country: 'IN',
  adminCode: '33',
  population,
  loc: { coordinates: [longitude, latitude] },
});

test('a place gets the population of the entry with the same coordinates, even under another name', () => {
  const [place] = indianPlaces([goan('Panaji')], STATES, [populated('Panjim', 114_405, 15.5, 73.8)]);
  assert.equal(place, { state: 'Goa', name: 'Panaji', population: 114_405 });
});

test('without matching coordinates, a place gets the population of the largest place of its name and state', () => {
  const places = [populated('Madgaon', 1), populated('Madgaon', 94_383, 1), populated('Madgaon', 2, 2)];
  assert.is(indianPlaces([goan('Madgaon')], STATES, places)[0]?.population, 94_383);
  const elsewhere = { ...populated('Madgaon', 5), adminCode: '01' };
  assert.is(indianPlaces([goan('Madgaon')], STATES, [elsewhere])[0]?.population, 0);
});

test('diacritics and curly quotes are removed from names, even to look up populations', () => {
  const [place] = indianPlaces([goan('Pānaji’s')], STATES, [populated("Panajī's", 7)]);
  assert.equal(place, { state: 'Goa', name: "Panaji's", population: 7 });
});

test("GeoNames' own name for a state is mapped to ours", () => {
  const [place] = indianPlaces([{ ...goan('Port Blair'), admin1: '01' }], STATES, []);
  assert.is(place?.state, 'Andaman and Nicobar Islands');
});

test('places of other countries are left out', () => {
  const lisbon = { ...goan('Lisboa', '15.5', '73.8'), country: 'PT' };
  assert.equal(indianPlaces([lisbon], STATES, []), []);
  const [place] = indianPlaces([goan('Panaji')], STATES, [
    { ...populated('Panaji', 9, 15.5, 73.8), country: 'PT' },
  ]);
  assert.is(place?.population, 0);
});

test('an unknown state throws an error', () => {
  const place = { ...goan('Panaji'), admin1: '99' };
  assert.throws(() => indianPlaces([place], STATES, []), 'GeoNames lists Panaji in an unknown state: 99');
});

test.run();
