#!/bin/sh
# The function of WordPress's block editor that turns a title into a slug, and titles in Hindi and Telugu.
#
# One would guess: cleanForSlug() keeps the letters of all scripts, as WordPress's server does in sanitize_title(), which
# it replicates according to its description.
# What happens: it keeps letters but drops combining characters, and in Indian scripts these are the vowels. बीमा
# (insurance) becomes बम (bomb), and different words get the same slug: बीमा and बम, कार (car) and कर (tax).
# github-slugger keeps them.
# Who is hurt: brokers who write in Hindi or Telugu. The address that they share says something else, and readers who
# type the word don't reach the page.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @wordpress/url@4.56.0 github-slugger@2.0.0

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { cleanForSlug } from '@wordpress/url';
import { slug } from 'github-slugger';

/** Titles, and their slugs in @wordpress/url. */
const TITLES = { 'मोटर बीमा': 'मटर-बम', कार: 'कर', 'కారు బీమా': 'కర-బమ', Élan: 'elan' };

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const titles = Object.keys(TITLES);
console.log(`@wordpress/url ${versionOf('@wordpress/url')}: ${titles.map(cleanForSlug).join(', ')}`);
console.log(`github-slugger ${versionOf('github-slugger')}: ${titles.map((title) => slug(title)).join(', ')}`);
const areMarksLost = titles.every((title) => cleanForSlug(title) === TITLES[title]);
if (!areMarksLost || slug('मोटर बीमा') !== 'मोटर-बीमा') {
  console.error("This differs from what was seen: @wordpress/url drops the vowel signs, github-slugger doesn't.");
  process.exit(1);
}
JS
node check.mjs || exit 1
