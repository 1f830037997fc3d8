#!/bin/sh
# Editor.js, and the text of HTML that it has just rendered.
#
# One would guess: after `await editor.blocks.renderFromHTML(html)`, `await editor.save()` returns the blocks of that HTML.
# What happens: save() returns no blocks. Paragraphs get their text only in a later animation frame. Until then they are empty,
# and save() leaves out empty paragraphs as invalid, with a line on the console. A moment later, save() returns all blocks.
# Who is hurt: sites that convert stored HTML when they move to Editor.js. They save empty articles, and no call fails.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @editorjs/editorjs@2.31.7 jsdom@27.4.0

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { JSDOM, VirtualConsole } = require('jsdom');

const HTML = '<p>First paragraph.</p><p>Second paragraph.</p>';
const console_ = new VirtualConsole();
console_.on('log', (...words) => console.log('  console:', ...words.filter((word) => typeof word === 'string')));
const { window } = new JSDOM('<!doctype html><div id="editor"></div>', {
  runScripts: 'outside-only',
  pretendToBeVisual: true,
  url: 'https://editor.example/',
  virtualConsole: console_,
});
// Editor.js needs these two functions, which jsdom lacks.
window.matchMedia = () => ({ matches: false, addEventListener() {}, addListener() {} });
window.requestIdleCallback = (task) => window.setTimeout(task, 1);
window.eval(readFileSync('node_modules/@editorjs/editorjs/dist/editorjs.umd.js', 'utf8'));

(async () => {
  const editor = new window.EditorJS({ holder: 'editor' });
  await editor.isReady;
  await editor.blocks.renderFromHTML(HTML);
  const atOnce = (await editor.save()).blocks.length;
  await new Promise((done) => setTimeout(done, 1000));
  const later = (await editor.save()).blocks.length;
  console.log(`@editorjs/editorjs ${window.EditorJS.version}: of 2 paragraphs, save() returns ${atOnce} at once and ${later} a second later.`);
  if (atOnce !== 0 || later !== 2) {
    console.error('This differs from what was seen: 0 at once, 2 later.');
    process.exit(1);
  }
  process.exit(0);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
JS
node check.cjs || exit 1
