#!/bin/sh
# Libraries that turn addresses in a text into links, and the danda: the mark that ends a Hindi sentence, like a full stop.
#
# One would guess: such a library leaves a danda after an address out of the link, as it leaves out a full stop.
# What happens: linkify-it, linkifyjs and marked leave out the full stop, but keep the danda. The link then leads to a path that
# does not exist. autolinker leaves out the danda.
# Who is hurt: people who end a Hindi sentence with an address, in a chat, a forum or a post that such a library shows.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund linkify-it@5.0.0 linkifyjs@4.3.2 linkify-string@4.3.2 marked@16.4.1 autolinker@4.1.5

cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import Autolinker from 'autolinker';
import LinkifyIt from 'linkify-it';
import linkifyString from 'linkify-string';
import { marked } from 'marked';

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const linkIn = (html) => decodeURI(/href="([^"]*)"/.exec(html)?.[1] ?? '(no link)');

const TOOLS = {
  'linkify-it': (text) => new LinkifyIt().match(text)?.[0].url ?? '(no link)',
  linkifyjs: (text) => linkIn(linkifyString(text)),
  marked: (text) => linkIn(marked.parse(text)),
  autolinker: (text) => linkIn(Autolinker.link(text)),
};
const ADDRESS = 'https://broker.example/about-us';
const ENGLISH = `Read ${ADDRESS}. Thank you.`;
const HINDI = `यहाँ पढ़ें ${ADDRESS}। धन्यवाद।`;
/** The link that each tool made of the address before a danda. */
const SEEN = { 'linkify-it': `${ADDRESS}।`, linkifyjs: `${ADDRESS}।`, marked: `${ADDRESS}।`, autolinker: ADDRESS };

let hasChanged = false;
for (const [name, linkOf] of Object.entries(TOOLS)) {
  const [english, hindi] = [linkOf(ENGLISH), linkOf(HINDI)];
  console.log(`${name} ${versionOf(name)}: before a full stop ${english}, before a danda ${hindi}`);
  if (english !== ADDRESS || hindi !== SEEN[name]) hasChanged = true;
}
if (hasChanged) {
  console.log('This has changed.');
  process.exit(1);
}
JS
node try.mjs || exit 1
