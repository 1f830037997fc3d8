import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  correctedNames,
  type Place,
  readCorrections,
  readSmallestTowns,
  SMALLEST_TOWN,
} from '../../../host-pages/places/generate/corrections';
import type { State } from '../../../widgets/contract/states';

const readTable = (name: string) => readFileSync(`host-pages/places/generate/${name}`, 'utf8');

const place = (state: State, name: string, population = SMALLEST_TOWN): Place => ({
  state,
  name,
  population,
});

const NO_LIMITS = readSmallestTowns('state,population,reason\n');
const corrections = (...rows: string[]) =>
  readCorrections(['state,action,name,to,reason', ...rows].join('\n'));
const namesOf = (places: Place[], ...rows: string[]) =>
  correctedNames(places, corrections(...rows), NO_LIMITS);

test('a town below the minimum population is not listed', () => {
  const { Bihar } = namesOf([place('Bihar', 'Patna'), place('Bihar', 'Hamlet', SMALLEST_TOWN - 1)]);
  assert.equal(Bihar, ['Patna']);
});

test('a state can have a different minimum population', () => {
  const limits = readSmallestTowns('state,population,reason\nGoa,0,\nTamil Nadu,20000,\n');
  const names = correctedNames(
    [place('Goa', 'Anjuna', 0), place('Tamil Nadu', 'Tenkasi', 19_999), place('Tamil Nadu', 'Salem', 20_000)],
    [],
    limits,
  );
  assert.equal(names.Goa, ['Anjuna']);
  assert.equal(names['Tamil Nadu'], ['Salem']);
});

test('names are sorted, and a name shared by two places is listed once', () => {
  const { Goa } = namesOf([place('Goa', 'Ponda'), place('Goa', 'Margao'), place('Goa', 'Ponda')]);
  assert.equal(Goa, ['Margao', 'Ponda']);
});

test('a moved place can be renamed in its new state', () => {
  const names = namesOf(
    [place('Kerala', 'Mahe')],
    'Kerala,move,Mahe,Puducherry,Enclave',
    'Puducherry,rename,Mahe,Mahé Town,',
  );
  assert.equal(names.Kerala, []);
  assert.equal(names.Puducherry, ['Mahé Town']);
});

test('a moved place needs the minimum population of its new state', () => {
  const limits = readSmallestTowns('state,population,reason\nPuducherry,0,\n');
  const moves = corrections('Kerala,move,Mahe,Puducherry,Enclave');
  assert.equal(correctedNames([place('Kerala', 'Mahe', 1)], moves, limits).Puducherry, ['Mahe']);
});

test('a correction applies only to its own state', () => {
  const names = namesOf(
    [place('Goa', 'Palle'), place('Bihar', 'Palle')],
    'Goa,remove,Palle,,Village',
    'Goa,add,Panaji,,',
  );
  assert.equal(names.Goa, ['Panaji']);
  assert.equal(names.Bihar, ['Palle']);
});

for (const [title, places, row] of [
  ['moves no place', [], 'Kerala,move,Mahe,Puducherry,'],
  ['renames no place', [], 'Kerala,rename,Alwaye,Aluva,'],
  ['renames a place that is too small', [place('Kerala', 'Alwaye', 1)], 'Kerala,rename,Alwaye,Aluva,'],
  ['removes no place', [], 'Kerala,remove,Alwaye,,'],
  ['adds a name that is listed', [place('Kerala', 'Aluva')], 'Kerala,add,Aluva,,'],
] as const)
  test(`a correction that ${title} throws an error`, () => {
    const name = /,([A-Z]\w+),/.exec(row)?.[1];
    assert.throws(() => namesOf([...places], row), `Corrections without effect: Kerala, ${name}`);
  });

for (const [row, message] of [
  ['Kerela,add,Aluva,,', '"Kerela" is not a state. Use one of: Andhra Pradesh, '],
  ['Kerala,move,Mahe,Pondicherry,', '"Pondicherry" is not a state. Use one of: '],
  ['Kerala,delete,Aluva,,', '"delete" for Aluva is not an action. Use one of: move, rename, remove, add.'],
  ['Kerala,rename,Alwaye,,', '"" is not a valid `to` for "rename", Alwaye'],
  ['Kerala,remove,Alwaye,Aluva,', '"Aluva" is not a valid `to` for "remove", Alwaye'],
  ['Kerala,remove,Alwaye,,Duplicate, of Aluva', 'A row needs 5 cells'],
  ['Kerala,remove,Alwaye,,"Duplicate', 'A row needs 5 cells'],
] as const)
  test(`the row ${row} throws an error`, () => assert.throws(() => corrections(row), message));

test('a table with wrong columns throws an error', () => {
  assert.throws(() => readCorrections('state,name\n'), 'The columns must be state,action,name,to,reason');
});

test('a population that is not a number throws an error', () => {
  assert.throws(
    () => readSmallestTowns('state,population,reason\nGoa,few,\n'),
    '"few" is not a population, Goa',
  );
});

test('a quoted reason may contain commas and quotes', () => {
  const [row] = corrections('Goa,remove,Palle,,"A village, called ""Palle"""');
  assert.is(row?.reason, 'A village, called "Palle"');
});

test('corrections.csv is sorted by state and has no duplicates', () => {
  const rows = readCorrections(readTable('corrections.csv'));
  const states = rows.map(({ state }) => state);
  assert.equal(states, [...states].sort());
  const keys = rows.map(({ state, action, name }) => `${state}, ${action} ${name}`);
  assert.is(new Set(keys).size, keys.length);
});

test('every removed place has a reason', () => {
  const rows = readCorrections(readTable('corrections.csv'));
  assert.equal(
    rows.filter(({ action, reason }) => action === 'remove' && reason === ''),
    [],
  );
});

test('smallest-towns.csv is sorted by state and has no duplicates', () => {
  const states = [...readSmallestTowns(readTable('smallest-towns.csv')).keys()];
  assert.is(readTable('smallest-towns.csv').trimEnd().split('\n').length, states.length + 1);
  assert.equal(states, [...states].sort());
});

test.run();
