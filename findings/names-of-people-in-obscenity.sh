#!/bin/sh
# A filter of obscene words, and names of people in India.
#
# One would guess: obscenity, which knows English words that contain an obscene one (its list excepts "class", "pass" and
# others), lets the common names of the largest country pass too. Filters that compare whole words do.
# What happens: with the set of words and settings that its documentation recommends, it finds an obscene word in Harshit,
# Rakshit, Ashit, Dikshit and Shital, common given names and surnames.
# Who is hurt: a form that filters names: these visitors cannot send it, or their request is taken for spam.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund obscenity@0.4.6 leo-profanity@1.9.0 bad-words@4.0.0

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { Filter } from 'bad-words';
import leo from 'leo-profanity';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const NAMES = ['Harshit', 'Rakshit', 'Ashit', 'Dikshit', 'Shital', 'Akshay', 'Lakshmi'];
const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const words = new Filter();
const FILTERS = {
  obscenity: (name) => matcher.hasMatch(name),
  'leo-profanity': (name) => leo.check(name),
  'bad-words': (name) => words.isProfane(name),
};
const SEEN = { obscenity: 'Harshit, Rakshit, Ashit, Dikshit, Shital', 'leo-profanity': '', 'bad-words': '' };

let isAsSeen = true;
for (const [filter, refuses] of Object.entries(FILTERS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${filter}/package.json`, 'utf8'));
  const refused = NAMES.filter(refuses).join(', ');
  console.log(`${filter} ${version} refuses: ${refused || 'no name'}`);
  isAsSeen &&= refused === SEEN[filter];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: obscenity refuses five of the names, the others none.');
  process.exit(1);
}
JS
node check.mjs || exit 1
