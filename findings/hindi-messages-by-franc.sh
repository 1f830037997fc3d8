#!/bin/sh
# The language of short Hindi messages by franc.
#
# One would guess: franc takes a whole sentence in Hindi for Hindi, most of all franc-min, which knows only 82 languages.
# What happens: franc and franc-min take "Please call me" and "I need insurance for my car" for Magahi, and "Please call me
# after ten tomorrow morning" for Bhojpuri. A message about health insurance for the family is Hindi to them.
# Who is hurt: an office that sends messages to people by their language: nobody is there for Magahi.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund franc@6.2.0 franc-min@6.2.0

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { franc } from 'franc';
import { franc as francMin } from 'franc-min';

/** What both take a message for: ISO 639-3. */
const SEEN = {
  'कृपया मुझे फोन करें': 'mag',
  'मुझे अपनी कार के लिए बीमा चाहिए': 'mag',
  'कृपया मुझे कल सुबह दस बजे के बाद फोन करें': 'bho',
  'मुझे अपने परिवार के लिए स्वास्थ्य बीमा चाहिए': 'hin',
};
let isAsSeen = true;
for (const [name, detect] of Object.entries({ franc, 'franc-min': francMin })) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const found = Object.keys(SEEN).map((message) => detect(message));
  console.log(`${name} ${version}: ${found.join(', ')}`);
  isAsSeen &&= found.join() === Object.values(SEEN).join();
}
if (!isAsSeen) {
  console.error('This differs from what was seen: three of four messages in Hindi count as Magahi or Bhojpuri.');
  process.exit(1);
}
JS
node check.mjs || exit 1
