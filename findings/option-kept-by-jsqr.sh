#!/bin/sh
# An option of one call of jsQR, which reads QR codes.
#
# One would guess: `jsQR(image, width, height, { inversionAttempts: 'dontInvert' })` is an option of this call, and the next
# call without options has the documented default, `attemptBoth`.
# What happens: the option stays for all later calls without options in the program. A code with swapped colours, which the
# default reads, is no longer found. And the documented value `onlyInvert` throws a TypeError.
# Who is hurt: a page with two scanners, or a test that runs before another: a fast setting for the camera makes the upload
# of a picture fail.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qrcode@1.5.4 pngjs@7.0.0 jsqr@1.4.0

cat >check.cjs <<'JS'
const jsQR = require('jsqr');
const { PNG } = require('pngjs');
const QRCode = require('qrcode');

async function draw(dark, light) {
  const png = await QRCode.toBuffer('https://broker.example/', { scale: 6, color: { dark, light } });
  const { data, width, height } = PNG.sync.read(png);
  return [new Uint8ClampedArray(data), width, height];
}

const isRead = (image, options) => jsQR(...image, options) !== null;

(async () => {
  const plain = await draw('#000000ff', '#ffffffff');
  const swapped = await draw('#ffffffff', '#000000ff');
  const seen = [];
  const report = (what, result) => {
    console.log(`${what}: ${result}`);
    seen.push(result);
  };
  console.log(`jsqr ${require('jsqr/package.json').version}`);
  report('swapped colours, no options', isRead(swapped));
  report("dark on light, { inversionAttempts: 'dontInvert' }", isRead(plain, { inversionAttempts: 'dontInvert' }));
  report('swapped colours, no options again', isRead(swapped));
  let thrown;
  try {
    isRead(swapped, { inversionAttempts: 'onlyInvert' });
  } catch (error) {
    thrown = error;
  }
  report("swapped colours, { inversionAttempts: 'onlyInvert' }", thrown?.name ?? 'no error');
  if (seen.join() !== 'true,true,false,TypeError') {
    console.error('This differs from what was seen: the option stays, and onlyInvert throws a TypeError.');
    process.exit(1);
  }
})();
JS
node check.cjs || exit 1
