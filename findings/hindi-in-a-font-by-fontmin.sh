#!/bin/sh
# Fonts reduced to the characters of a text, for fast pages in Hindi.
#
# One would guess: a reduced font shows the text for which it was made as the whole font does.
# What happens: fontmin keeps the characters, but drops the tables that shape Indian scripts (GSUB, GPOS). The letters of a
# conjunct stand apart with a visible virama. subset-font, which uses HarfBuzz, keeps both.
# Who is hurt: readers of Hindi, Telugu and every other Indian script. It looks right in a test with Latin text, and no tool
# warns.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps fontmin@2.0.3 subset-font@2.9.0 harfbuzzjs@1.6.4 \
  @expo-google-fonts/noto-sans-devanagari@0.4.1

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import Fontmin from 'fontmin';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FONT = 'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf';
const TEXT = 'स्वास्थ्य क्षमा';
const VIRAMA = '्';
const whole = readFileSync(FONT);

function byFontmin() {
  const fontmin = new Fontmin().src(whole).use(Fontmin.glyph({ text: TEXT, hinting: false }));
  return new Promise((resolve, reject) => {
    fontmin.run((error, files) => (error ? reject(error) : resolve(Buffer.from(files[0].contents))));
  });
}
function shape(font, text) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}
/** Returns how many signs of the text a reader sees as a virama, instead of a conjunct. */
function viramasIn(bytes) {
  const font = new hb.Font(new hb.Face(new hb.Blob(Uint8Array.from(bytes).buffer)));
  const [virama] = shape(font, VIRAMA).slice(-1);
  return shape(font, TEXT).filter((glyph) => glyph === virama).length;
}

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const seen = {
  'the whole font': viramasIn(whole),
  [`subset-font ${versionOf('subset-font')}`]: viramasIn(await subsetFont(whole, TEXT, { targetFormat: 'sfnt' })),
  [`fontmin ${versionOf('fontmin')}`]: viramasIn(await byFontmin()),
};
for (const [name, viramas] of Object.entries(seen)) console.log(`${name}: ${viramas} visible viramas in ${TEXT}`);
const [inWhole, inSubset, inFontmin] = Object.values(seen);
if (inWhole !== 0 || inSubset !== 0 || inFontmin === 0) {
  console.error('This differs from what was seen: with fontmin alone the conjuncts are gone.');
  process.exit(1);
}
JS
node check.mjs || exit 1
