#!/bin/sh
# PDF writers, and a Hindi syllable whose vowel sign stands before its consonant.
#
# One would guess: a writer that embeds a Devanagari font writes Hindi as browsers show it. In कि the sign of the vowel is
# typed after the consonant and drawn before it.
# What happens: pdfkit, pdfmake and @react-pdf/renderer use the glyphs that the font's rules ask for. jsPDF writes the glyphs
# in the order of the characters, which readers of Hindi see as a spelling mistake in each such word. pdf-lib writes
# English with the font and fails at the first Devanagari text, with "regeneratorRuntime is not defined".
# Who is hurt: brokers who send quotes or receipts in Hindi. Tests with English texts find neither fault.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 @pdf-lib/fontkit@1.1.1 jspdf@4.2.1 pdfkit@0.20.2 pdfmake@0.3.11 \
  @react-pdf/renderer@4.9.0 react@19.3.1 fontkit@2.0.4 @expo-google-fonts/noto-sans-devanagari@0.4.1

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import pdfLibFontkit from '@pdf-lib/fontkit';
import * as ReactPdf from '@react-pdf/renderer';
import * as fontkit from 'fontkit';
import { PDFDocument } from 'pdf-lib';
import Pdfkit from 'pdfkit';
import { createElement } from 'react';

const require = createRequire(import.meta.url);
const FONT = 'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf';
const font = readFileSync(FONT);
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const WRITERS = {
  'pdf-lib': async (text) => {
    const document = await PDFDocument.create();
    document.registerFontkit(pdfLibFontkit);
    document.addPage().drawText(text, { font: await document.embedFont(font) });
    return document.save({ useObjectStreams: false });
  },
  jspdf: async (text) => {
    const { jsPDF } = require('jspdf');
    const document = new jsPDF();
    document.addFileToVFS('font.ttf', font.toString('base64'));
    document.addFont('font.ttf', 'font', 'normal');
    document.setFont('font').text(text, 20, 20);
    return document.output('arraybuffer');
  },
  pdfkit: async (text) => {
    const document = new Pdfkit();
    document.font(FONT).text(text);
    document.end();
    return Buffer.concat(await document.toArray());
  },
  pdfmake: async (text) => {
    const pdfmake = require('pdfmake');
    pdfmake.setFonts({ font: { normal: FONT } });
    return pdfmake.createPdf({ content: text, defaultStyle: { font: 'font' } }).getBuffer();
  },
  '@react-pdf/renderer': async (text) => {
    const { Document, Font, Page, Text, renderToBuffer } = ReactPdf;
    Font.register({ family: 'font', src: FONT });
    const content = createElement(Text, { style: { fontFamily: 'font' } }, text);
    return renderToBuffer(createElement(Document, null, createElement(Page, null, content)));
  },
};

/** Returns the streams of a PDF, uncompressed. */
function streamsOf(pdf) {
  const bytes = Buffer.from(pdf);
  const source = bytes.toString('latin1');
  return [...source.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: start }) => {
    const content = bytes.subarray(index + start.length, source.indexOf('endstream', index));
    try {
      return inflateSync(content);
    } catch {
      return content;
    }
  });
}

const shape = fontkit.create(font);
const namesOf = (ids) => ids.map((id) => shape.getGlyph(id).name).join(' ');
const shaped = namesOf(shape.layout('कि').glyphs.map(({ id }) => id));
const inOrderOfCharacters = namesOf([...'कि'].map((character) => shape.glyphForCodePoint(character.codePointAt(0)).id));

/**
 * Returns the names of the glyphs that a PDF shows. Finds the glyph of a code by its outline, since the embedded subset
 * of the font has its own codes.
 */
function glyphsOf(pdf) {
  const streams = streamsOf(pdf);
  const [, codes] = streams.map((content) => /BT[^]*?<([\da-f]+)>/i.exec(content.toString('latin1'))).find(Boolean) ?? [];
  const file = streams.find((content) => /^(?:true|\0\x01\0\0)/.test(content.toString('latin1')));
  if (!codes || !file) return '';
  const written = new Map();
  const embedded = fontkit.create(file);
  for (const code of codes.match(/.{4}/g)) {
    const outline = embedded.getGlyph(Number.parseInt(code, 16)).path.toSVG();
    const ids = Array.from({ length: shape.numGlyphs }, (_, id) => id);
    written.set(code, ids.find((id) => shape.getGlyph(id).path.toSVG() === outline));
  }
  return namesOf(codes.match(/.{4}/g).map((code) => written.get(code)));
}

const SEEN = {
  'pdf-lib': 'English is written, Hindi fails: regeneratorRuntime is not defined',
  jspdf: inOrderOfCharacters,
  pdfkit: shaped,
  pdfmake: shaped,
  '@react-pdf/renderer': shaped,
};

let isAsSeen = shaped !== inOrderOfCharacters;
console.log(`The characters are ${inOrderOfCharacters}. The font's rules ask for the glyphs ${shaped}.`);
for (const [name, write] of Object.entries(WRITERS)) {
  await write('ka');
  const result = await write('कि').then(glyphsOf, ({ message }) => `English is written, Hindi fails: ${message}`);
  console.log(`${name} ${versionOf(name)}: ${result}`);
  isAsSeen &&= result === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen:', SEEN);
  process.exit(1);
}
JS
node check.mjs || exit 1
