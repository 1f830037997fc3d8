#!/bin/sh
# Line breaks in the text areas of happy-dom and linkedom.
#
# One would guess: a text area's `value` has "\n" for every line break, as browsers and jsdom have it, whatever was set.
# What happens: in happy-dom and linkedom "\r\n" and "\r" stay, and happy-dom's `textLength` counts "\r\n" as two.
# Who is hurt: tests of forms that limit a message or compare it: a text with line breaks that a browser takes fails there, or
# the other way round.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund happy-dom@21.0.4 linkedom@0.18.15 jsdom@29.1.1

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { parseHTML } from 'linkedom';

const DOCUMENTS = {
  jsdom: new JSDOM('').window.document,
  'happy-dom': new Window().document,
  linkedom: parseHTML('<html><body></body></html>').document,
};
const SEEN = { jsdom: '"a\\nb\\nc" 5', 'happy-dom': '"a\\r\\nb\\rc" 6', linkedom: '"a\\r\\nb\\rc" undefined' };
let isAsSeen = true;
for (const [name, document] of Object.entries(DOCUMENTS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const area = document.createElement('textarea');
  area.value = 'a\r\nb\rc';
  const found = `${JSON.stringify(area.value)} ${area.textLength}`;
  console.log(`${name} ${version}: value and textLength: ${found}`);
  isAsSeen &&= found === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: happy-dom and linkedom keep "\\r".');
  process.exit(1);
}
JS
node check.mjs || exit 1
