#!/bin/sh
# Phonetic codes that find the same person twice, and Indian names.
#
# One would guess: Double Metaphone, made for names from all over the world, gives two spellings of one Indian name a code in
# common, as it does for Stephen and Steven. The older Soundex knows only English.
# What happens: it has no code in common for Lakshmi and Laxmi, Srinivas and Shrinivas, Prasad and Prashad, each
# common spellings of one name. Nor has Metaphone. Soundex has, for all three.
# Who is hurt: an office that looks for duplicates among its leads and clients. It calls a person twice, or files a renewal
# under a new client.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund double-metaphone@2.0.1 metaphone@2.0.1 soundex-code@2.0.1

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { doubleMetaphone } from 'double-metaphone';
import { metaphone } from 'metaphone';
import { soundex } from 'soundex-code';

const INDIAN = ['Lakshmi Laxmi', 'Srinivas Shrinivas', 'Prasad Prashad'];
const PAIRS = ['Stephen Steven', 'Smith Smyth', ...INDIAN];
const CODES = {
  'double-metaphone': doubleMetaphone,
  metaphone: (name) => [metaphone(name)],
  'soundex-code': (name) => [soundex(name)],
};
const SEEN = { 'double-metaphone': INDIAN, metaphone: INDIAN, 'soundex-code': [] };

let isAsSeen = true;
for (const [library, codesOf] of Object.entries(CODES)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8'));
  const apart = PAIRS.filter((pair) => {
    const [one, other] = pair.split(' ').map(codesOf);
    return !one.some((code) => other.includes(code));
  });
  console.log(`${library} ${version} tells apart: ${apart.join(', ') || 'none'}`);
  isAsSeen &&= apart.join() === SEEN[library].join();
}
if (!isAsSeen) {
  console.error('This differs from what was seen: both Metaphones tell the Indian pairs apart, and only these; Soundex none.');
  process.exit(1);
}
JS
node check.mjs || exit 1
