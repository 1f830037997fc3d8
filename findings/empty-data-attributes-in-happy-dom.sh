#!/bin/sh
# The marks that Vue puts on elements, and the `dataset` of DOMs for tests.
#
# One would guess: `Object.keys(element.dataset)` lists each attribute that begins with `data-`, also if it has no value,
# as browsers and jsdom do.
# What happens: in happy-dom, `data-v-7ba5bd90` and `data-open=""` are in `dataset`, but not among its keys, and a copy
# with `{ ...element.dataset }` lacks them.
# Who is hurt: authors of widgets that are configured by attributes. A test shows that marks of a framework are not taken
# for options, and in the browser they are. Attributes without a value are missing in copies.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund happy-dom@21.0.4 jsdom@27.4.0

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

const HTML = '<div data-partner="agent-42" data-open data-v-7ba5bd90=""></div>';
const happyDom = new Window();
happyDom.document.body.innerHTML = HTML;
const DOCUMENTS = {
  'happy-dom': happyDom.document,
  jsdom: new JSDOM(HTML).window.document,
};
const SEEN = { 'happy-dom': 'partner', jsdom: 'partner open v-7ba5bd90' };

let isAsSeen = true;
for (const [name, document] of Object.entries(DOCUMENTS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const { dataset } = document.querySelector('div');
  const keys = Object.keys(dataset).join(' ');
  const copied = Object.keys({ ...dataset }).join(' ');
  console.log(`${name} ${version}: keys "${keys}", copied "${copied}", "open" in dataset: ${'open' in dataset}`);
  isAsSeen &&= keys === SEEN[name] && copied === SEEN[name] && 'open' in dataset;
}
await happyDom.happyDOM.close();
if (!isAsSeen) {
  console.error('This differs from what was seen: in happy-dom, attributes without a value are no keys of dataset.');
  process.exit(1);
}
JS
node check.mjs || exit 1
