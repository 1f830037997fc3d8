#!/bin/sh
# A QR code that a browser's dark mode has made light on dark.
#
# One would guess: a program that reads QR codes reads this one too, as the cameras of phones do, because only the colours
# are swapped.
# What happens: @zxing/library, also with TRY_HARDER, and zbar find no code, with pure colours as well as with the greys of
# a dark mode. jsQR, qr and the C++ version of ZXing read it.
# Who is hurt: a partner whose page shows the code of a link in dark mode, and a visitor whose app has one of the two.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund \
  qrcode@1.5.4 pngjs@7.0.0 @zxing/library@0.21.3 @undecaf/zbar-wasm@0.11.0 jsqr@1.4.0 qr@0.7.0 zxing-wasm@3.1.6

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  NotFoundException,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';
import QRCode from 'qrcode';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

const LINK = 'https://broker.example/embed/quote-form?partner=agent-42';
const COLOURS = {
  'dark on light': { dark: '#000000ff', light: '#ffffffff' },
  'light on dark': { dark: '#ffffffff', light: '#000000ff' },
  'greys of a dark mode': { dark: '#e8e6e3ff', light: '#121212ff' },
};

function readByZxing({ data, width, height }) {
  const grey = new Uint8ClampedArray(width * height).map((_, at) => data[4 * at]);
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  try {
    return new QRCodeReader().decode(bitmap, new Map([[DecodeHintType.TRY_HARDER, true]])).getText();
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}

/** Each returns the text of a code, or undefined. */
const READERS = {
  '@zxing/library': readByZxing,
  '@undecaf/zbar-wasm': async ({ data, width, height }) =>
    (await scanRGBABuffer(data.buffer, width, height))[0]?.decode(),
  jsqr: ({ data, width, height }) => (jsQR.default ?? jsQR)(data, width, height)?.data,
  qr: ({ data, width, height }) => decodeQr({ data, width, height }),
  'zxing-wasm': async ({ png }) => (await readBarcodes(png, { formats: ['QRCode'] }))[0]?.text,
};
const SEEN = {
  '@zxing/library': 'yes, no, no',
  '@undecaf/zbar-wasm': 'yes, no, no',
  jsqr: 'yes, yes, yes',
  qr: 'yes, yes, yes',
  'zxing-wasm': 'yes, yes, yes',
};

const images = await Promise.all(
  Object.values(COLOURS).map(async (color) => {
    const png = await QRCode.toBuffer(LINK, { scale: 6, color });
    const { data, width, height } = PNG.sync.read(png);
    return { png: new Uint8Array(png), data: new Uint8ClampedArray(data), width, height };
  }),
);
console.log(`Read (${Object.keys(COLOURS).join('; ')}):`);
let isAsSeen = true;
for (const [name, read] of Object.entries(READERS)) {
  const found = [];
  for (const image of images) found.push((await read(image)) === LINK ? 'yes' : 'no');
  const [, version] = /"version": *"([^"]+)/.exec(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  console.log(`${name} ${version}: ${found.join(', ')}`);
  isAsSeen &&= found.join(', ') === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: @zxing/library and zbar read only dark on light.');
  process.exit(1);
}
JS
node check.mjs || exit 1
