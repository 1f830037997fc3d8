#!/bin/sh
# CSV with Indian addresses, and parsers that recognise dates.
#
# One would guess: a parser that turns dates in a CSV file into Date objects looks for complete dates, such as 2026-12-10
# or 10/12/2026, and leaves addresses alone.
# What happens: csv-parse with `cast_date` turns "Plot 12" into December 2001, and the door number 6-3-1090 into a day of
# the year 1090. "Road No 10" becomes October, "Flat 5" May. A door number with a slash after three parts stays as it is.
# SheetJS (xlsx) by default changes door numbers of two parts: 12-5 becomes 5 December 2001. papaparse
# (`dynamicTyping`), d3-dsv (`autoType`) and udsv change none of them.
# Who is hurt: offices that import leads or customers into a CRM. The address is replaced, not marked, and what the
# customer wrote cannot be derived from it any more.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3 xlsx@0.18.5 papaparse@5.7.1 d3-dsv@3.0.2 udsv@0.7.3

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { autoType, csvParse } from 'd3-dsv';
import Papa from 'papaparse';
import { inferSchema, initParser } from 'udsv';
import XLSX from 'xlsx';

const ADDRESSES = ['Plot 12', 'Flat 5', 'Road No 10', '6-3-1090', '8-2-293/82', '12-5'];
const csv = `address,town\n${ADDRESSES.map((address) => `${address},Hyderabad`).join('\n')}`;

/** Each parser, and the addresses that it changes. */
const PARSERS = {
  'csv-parse': [
    () => parse(csv, { columns: true, cast: true, cast_date: true }),
    ['Plot 12', 'Flat 5', 'Road No 10', '6-3-1090', '12-5'],
  ],
  xlsx: [() => XLSX.utils.sheet_to_json(XLSX.read(csv, { type: 'string' }).Sheets.Sheet1), ['12-5']],
  papaparse: [() => Papa.parse(csv, { header: true, dynamicTyping: true }).data, []],
  'd3-dsv': [() => csvParse(csv, autoType), []],
  udsv: [() => initParser(inferSchema(csv)).typedObjs(csv), []],
};

let isAsSeen = true;
for (const [name, [read, expected]] of Object.entries(PARSERS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const values = read().map(({ address }) => address);
  const changed = ADDRESSES.filter((address, at) => values[at] !== address);
  const shown = changed.map((address) => {
    const value = values[ADDRESSES.indexOf(address)];
    return `${address} is ${value instanceof Date ? value.toISOString().slice(0, 10) : value}`;
  });
  console.log(`${name} ${version}: ${shown.join(', ') || 'no change'}`);
  isAsSeen &&= `${changed}` === `${expected}`;
}
if (!isAsSeen) {
  console.error('This differs from what was seen: only csv-parse and xlsx change addresses.');
  process.exit(1);
}
JS
TZ=UTC node check.mjs || exit 1
