#!/bin/sh
# "Budget <5000" in a message whose HTML is removed.
#
# One would guess: a library that removes HTML tags from a text keeps "budget <5000, age >60". In HTML, "<" begins a tag
# only before a letter, "/", "!" or "?", so browsers show this text as it is.
# What happens: striptags and xss leave "budget 60", and insane leaves "budget ". In "cover < 5 lakh", xss and insane also
# remove the amount after the space. sanitize-html and html-to-text keep all of it.
# Who is hurt: a visitor who writes how much a premium may cost, and the office that reads the rest of the sentence.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund striptags@3.2.0 xss@1.0.17 insane@2.6.2 sanitize-html@2.17.5 html-to-text@10.0.1

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const striptags = require('striptags');
const xss = require('xss');
const insane = require('insane');
const sanitizeHtml = require('sanitize-html');
const { convert } = require('html-to-text');

/** Each returns a text without its tags. */
const REMOVERS = {
  striptags: (text) => striptags(text),
  xss: (text) => xss(text, { whiteList: {}, stripIgnoreTag: true }),
  insane: (text) => insane(text, { allowedTags: [] }),
  'sanitize-html': (text) => sanitizeHtml(text, { allowedTags: [] }),
  'html-to-text': (text) => convert(text),
};
const TEXTS = ['budget <5000, age >60', 'cover < 5 lakh'];
const SEEN = {
  striptags: 'budget 60|cover < 5 lakh',
  xss: 'budget 60|cover ',
  insane: 'budget |cover ',
  'sanitize-html': 'budget &lt;5000, age &gt;60|cover &lt; 5 lakh',
  'html-to-text': 'budget <5000, age >60|cover < 5 lakh',
};

let isAsSeen = true;
for (const [name, remove] of Object.entries(REMOVERS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const left = TEXTS.map(remove).join('|');
  console.log(`${name} ${version}: ${left}`);
  isAsSeen &&= left === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: striptags, xss and insane lose amounts.');
  process.exit(1);
}
JS
node check.cjs || exit 1
