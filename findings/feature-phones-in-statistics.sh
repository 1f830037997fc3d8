#!/bin/sh
# The operating systems that libraries read from the user agents of phones with keys, of which India has many.
#
# One would guess: a library that doesn't know the system of a Nokia 8110 4G (KaiOS) or of a Java phone with Opera Mini
# says so, and counts both as phones.
# What happens: detect-browser takes the 8110 for a computer with OS/2, whose name it finds at the end of "KAIOS/2.5".
# ua-parser-js, which knows KaiOS, takes the Java phone for one with iOS. ismobilejs counts neither as a phone.
# Who is hurt: brokers who decide from their statistics for which phones their pages are tested. Visitors with the
# cheapest phones are counted as desktop computers and iPhones.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund detect-browser@5.3.0 ua-parser-js@2.0.10 ismobilejs@1.1.1

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { parseUserAgent } = require('detect-browser');
const { default: isMobile } = require('ismobilejs');
const { UAParser } = require('ua-parser-js');

const PHONES = {
  'Nokia 8110 4G': 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  'Java phone': 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (J2ME/22.478; U; en) Presto/2.5.25 Version/10.54',
};
const LIBRARIES = {
  'detect-browser': (userAgent) => parseUserAgent(userAgent).os ?? 'unknown',
  'ua-parser-js': (userAgent) => new UAParser(userAgent).getOS().name ?? 'unknown',
  ismobilejs: (userAgent) => (isMobile(userAgent).phone ? 'a phone' : 'no phone'),
};
const SEEN = {
  'detect-browser': 'OS/2, unknown',
  'ua-parser-js': 'KAIOS, iOS',
  ismobilejs: 'no phone, no phone',
};

console.log(`The phones: ${Object.keys(PHONES).join(', ')}`);
let isAsSeen = true;
for (const [name, read] of Object.entries(LIBRARIES)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const found = Object.values(PHONES).map(read).join(', ');
  console.log(`${name} ${version}: ${found}`);
  isAsSeen &&= found === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: the phones have OS/2 and iOS, and neither is a phone.');
  process.exit(1);
}
JS
node check.cjs || exit 1
