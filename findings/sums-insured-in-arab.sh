#!/bin/sh
# Numbers in the words of Indian English, from a thousand million.
#
# One would guess: a library's Indian English counts sums insured in lakh and crore without an end, as policies, banks and
# newspapers do: 1,000,000,000 is one hundred crore.
# What happens: to-words counts in crore only to ninety nine, then in arab and kharab, words of Hindi that English in
# India doesn't use: "One Arab", "One Kharab". written-number says "one hundred crore" and "ten thousand crore".
# Who is hurt: readers of a quote or a certificate for a company: the sum insured is in a word that they have to look up.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund to-words@5.7.0 written-number@0.11.1

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { ToWords } = require('to-words');
const writtenNumber = require('written-number');

const toWords = new ToWords({ localeCode: 'en-IN' });
const WORDS = {
  'to-words': (number) => toWords.convert(number),
  'written-number': (number) => writtenNumber(number, { lang: 'enIndian' }),
};
/** Sums in rupees: fifty lakh, one crore, a hundred crore and ten thousand crore. */
const SUMS = [5e6, 1e7, 1e9, 1e11];
const SEEN = {
  'to-words': 'Fifty Lakh; One Crore; One Arab; One Kharab',
  'written-number': 'fifty lakh; one crore; one hundred crore; ten thousand crore',
};

let isAsSeen = true;
for (const [name, wordsOf] of Object.entries(WORDS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const words = SUMS.map(wordsOf).join('; ');
  console.log(`${name} ${version}: ${words}`);
  isAsSeen &&= words === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: in to-words a hundred crore is "One Arab".');
  process.exit(1);
}
JS
node check.cjs || exit 1
