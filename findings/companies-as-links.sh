#!/bin/sh
# Names of Indian companies as links.
#
# One would guess: a library that finds links in plain text leaves "Sharma Brokers Pvt.Ltd, Pune" alone. It has no scheme
# and no "www.", and it is how companies in India write "Private Limited" on invoices, cards and in forms.
# What happens: linkifyjs, autolinker and anchorme link "Pvt.Ltd" to http://Pvt.Ltd, since .ltd is a top-level domain.
# anchorme and linkifyjs also link "M/s.Rao.Co". linkify-it, and so markdown-it, links neither.
# Who is hurt: people who read messages, leads or chats: each company's name leads to a stranger's site.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund linkifyjs@4.4.0 autolinker@4.1.5 anchorme@3.0.8 linkify-it@6.1.0

cat >check.cjs <<'JS'
const { readFileSync } = require('node:fs');
const linkify = require('linkifyjs');
const { Autolinker } = require('autolinker');
const anchorme = require('anchorme').default;
const linkifyIt = require('linkify-it');

const hrefsIn = (html) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const finder = new (linkifyIt.LinkifyIt ?? linkifyIt)();
/** Each returns the addresses of the links that a library finds in a text. */
const FINDERS = {
  linkifyjs: (text) => linkify.find(text).map(({ href }) => href),
  autolinker: (text) => hrefsIn(Autolinker.link(text)),
  anchorme: (text) => hrefsIn(anchorme(text)),
  'linkify-it': (text) => (finder.match(text) ?? []).map(({ url }) => url),
};
const TEXTS = ['Sharma Brokers Pvt.Ltd, Pune', 'M/s.Rao.Co, Guntur'];
const SEEN = {
  linkifyjs: 'http://Pvt.Ltd; http://s.Rao.Co',
  autolinker: 'http://Pvt.Ltd; none',
  anchorme: 'http://Pvt.Ltd; http://s.Rao.Co',
  'linkify-it': 'none; none',
};

let isAsSeen = true;
for (const [name, find] of Object.entries(FINDERS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const found = TEXTS.map((text) => find(text).join(' ') || 'none').join('; ');
  console.log(`${name} ${version}: ${found}`);
  isAsSeen &&= found === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: three of four libraries link "Pvt.Ltd".');
  process.exit(1);
}
JS
node check.cjs || exit 1
