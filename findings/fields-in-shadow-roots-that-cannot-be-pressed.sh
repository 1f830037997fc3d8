#!/bin/sh
# A form in a shadow root, within an element that dragula or iScroll (by its mouse events) moves.
#
# One would guess: both leave presses on form fields alone, as they promise, also if the field is in a shadow root.
# What happens: they read `event.target`, which outside the root is its host, a <span> here. They cancel `mousedown`, so a
# click does not focus the field. In the same element outside a shadow root the field is left alone. SortableJS and
# interact.js cancel neither.
# Who is hurt: a visitor of a page with an embedded form in a sortable column or a scroller, who cannot enter a field.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsdom@26.1.0 dragula@3.7.3 iscroll@5.2.0 sortablejs@1.15.6 interactjs@1.10.27

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { JSDOM } = require('jsdom');

const LIBRARIES = {
  dragula: ['dist/dragula.js', "dragula([document.querySelector('#box')])"],
  iscroll: ['build/iscroll.js', "new IScroll('#page', { disablePointer: true, disableTouch: true, disableMouse: false })"],
  sortablejs: ['Sortable.js', "new Sortable(document.querySelector('#box'))"],
  interactjs: ['dist/interact.js', "interact('#item').draggable({})"],
};
const SEEN = {
  dragula: 'left alone, cancelled',
  iscroll: 'left alone, cancelled',
  sortablejs: 'left alone, left alone',
  interactjs: 'left alone, left alone',
};
const PAGE = '<!doctype html><div id="page"><div id="box"><div id="item"><span id="host"></span></div></div></div>';

/** Presses a field, and returns what the library does with the press. */
function press(library, isInShadowRoot) {
  const [file, start] = LIBRARIES[library];
  const { window } = new JSDOM(PAGE, { url: 'https://partner.example/', runScripts: 'outside-only', pretendToBeVisual: true });
  window.eval(readFileSync(`node_modules/${library}/${file}`, 'utf8'));
  const host = window.document.querySelector('#host');
  const root = isInShadowRoot ? host.attachShadow({ mode: 'open' }) : host;
  root.innerHTML = '<form><input></form>';
  window.eval(start);
  const options = { view: window, bubbles: true, cancelable: true, composed: true, buttons: 1 };
  const event = new window.MouseEvent('mousedown', options);
  root.querySelector('input').dispatchEvent(event);
  window.close();
  return event.defaultPrevented ? 'cancelled' : 'left alone';
}

let isAsSeen = true;
for (const library of Object.keys(LIBRARIES)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8'));
  const done = [false, true].map((isInShadowRoot) => press(library, isInShadowRoot)).join(', ');
  console.log(`${library} ${version}, a press on a field outside and inside a shadow root: ${done}`);
  isAsSeen &&= done === SEEN[library];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: dragula and iScroll cancel presses on fields in shadow roots.');
  process.exit(1);
}
JS
node check.cjs || exit 1
