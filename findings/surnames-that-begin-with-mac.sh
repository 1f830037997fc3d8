#!/bin/sh
# Names typed in capital letters, made readable.
#
# One would guess: namecase, which turns "MACDONALD" into "MacDonald" and leaves "MACHADO" alone, leaves Indian surnames alone too.
# What happens: it excepts some endings, and a list of European names. Macherla passes by its ending, but a Macwan of Gujarat
# becomes "MacWan", and a Machavaram of Andhra Pradesh "MacHavaram".
# Who is hurt: clients whose name is wrong on a quote, a policy or a card, though they typed it right. To avoid this, change the
# case of nobody's name, or let the person confirm it.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund namecase@1.1.2 @foundernest/namecase@1.0.5

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');

const NAMES = ['MACDONALD', 'MACHADO', 'MACHERLA', 'MACWAN', 'MACHAVARAM'];
const SEEN = 'MacDonald, Machado, Macherla, MacWan, MacHavaram';

let isAsSeen = true;
for (const name of ['namecase', '@foundernest/namecase']) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const library = require(name);
  const nameCase = library.nameCase ?? library.default ?? library;
  const names = NAMES.map((typed) => nameCase(typed)).join(', ');
  console.log(`${name} ${version}: ${names}`);
  isAsSeen &&= names === SEEN;
}
if (!isAsSeen) {
  console.error(`This differs from what was seen: ${SEEN}`);
  process.exit(1);
}
JS
node check.cjs || exit 1
