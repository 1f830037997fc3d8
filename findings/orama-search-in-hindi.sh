#!/bin/sh
# Search libraries for websites, and a word in Hindi.
#
# One would guess: Orama with `language: 'indian'`, which is made for the script of Hindi, lists the page with the typed word
# first.
# What happens: Orama's tokenizer splits words at vowel signs, and drops the signs: दिल (heart) becomes the letters द and ल. So
# Orama lists the page about दाल (lentils) before the page with दिल, and then pages that share only one letter. FlexSearch without
# settings also lists दाल first. lunr with its Hindi plug-in, and MiniSearch without settings, find only the page with दिल.
# Who is hurt: visitors who search a help page or a list of products in Hindi. Wrong pages come before the right page.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @orama/orama@3.1.18 flexsearch@0.8.212 lunr@2.3.9 lunr-languages@1.22.0 minisearch@7.2.0

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { create, insert, search } from '@orama/orama';
import FlexSearch from 'flexsearch';
import lunr from 'lunr';
import addHindi from 'lunr-languages/lunr.hi.js';
import addStemmers from 'lunr-languages/lunr.stemmer.support.js';
import wordcut from 'lunr-languages/wordcut.js';
import MiniSearch from 'minisearch';

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const PAGES = [
  { id: 'lentils', text: 'दाल और चावल' },
  { id: 'heart', text: 'दिल की बीमारी' },
  { id: 'travel', text: 'यात्रा सुरक्षा' },
  { id: 'life', text: 'जीवन बीमा पॉलिसी' },
];
const TOOLS = {
  '@orama/orama': async (word) => {
    const index = create({ schema: { text: 'string' }, language: 'indian' });
    for (const page of PAGES) await insert(index, page);
    return (await search(index, { term: word })).hits.map(({ id }) => id);
  },
  flexsearch: (word) => {
    const index = new FlexSearch.Index();
    for (const { id, text } of PAGES) index.add(id, text);
    return index.search(word);
  },
  lunr: (word) => {
    lunr.wordcut = wordcut;
    addStemmers(lunr);
    addHindi(lunr);
    const index = lunr(function () {
      this.use(lunr.hi);
      this.field('text');
      for (const page of PAGES) this.add(page);
    });
    return index.search(word).map(({ ref }) => ref);
  },
  minisearch: (word) => {
    const index = new MiniSearch({ fields: ['text'] });
    index.addAll(PAGES);
    return index.search(word).map(({ id }) => id);
  },
};
/** The pages that each tool found for दिल. */
const SEEN = {
  '@orama/orama': 'lentils heart life',
  flexsearch: 'lentils heart',
  lunr: 'heart',
  minisearch: 'heart',
};

let isAsSeen = true;
for (const [name, find] of Object.entries(TOOLS)) {
  const pages = (await find('दिल')).join(' ');
  console.log(`${name} ${versionOf(name)}: दिल is on the page "heart"; found: ${pages}`);
  isAsSeen &&= pages === SEEN[name];
}
if (!isAsSeen) {
  console.error(`This differs from what was seen: ${JSON.stringify(SEEN)}`);
  process.exit(1);
}
JS
node check.mjs || exit 1
