import { Resvg } from '@resvg/resvg-js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Picture } from '../../../host-pages/art/picture';
import { bar } from '../../../host-pages/art/shapes';
import { type DrawShareImage, withShareImages } from '../../../host-pages/head/share-image';
import { ROUTES } from '../../../host-pages/routes';
import { PALETTES } from '../../support/palettes';
import { BROKER } from './another-broker';

const SOURCES = { font: 'host-pages/fonts/anek-latin.woff2', tokens: 'host-pages/styles/tokens.css' };
const MAX_BYTES = 60_000;
const INDIGO = '20397f';

const withDraw = (
  use: (draw: DrawShareImage) => void,
  broker: Parameters<typeof withShareImages>[0] = BROKER,
) => withShareImages(broker, SOURCES, use);

/** Returns two functions: `at` reads the colour of a pixel, `count` counts the pixels of a colour in a rectangle. */
function readPixels(png: Buffer) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const at = (x: number, y: number) =>
    pixels.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3).toString('hex');
  const count = (colour: string, [x0, y0, x1, y1]: readonly [number, number, number, number]) => {
    let found = 0;
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (at(x, y) === colour) found++;
    return found;
  };
  return { at, count };
}

const picture = (...shapes: Picture['shapes']): Picture => ({ width: 60, height: 50, shapes });

test('a share image is a PNG of 1200 by 630 pixels with an indigo background', () =>
  withDraw((draw) => {
    const png = draw('Motor Insurance');
    assert.is(png.subarray(1, 4).toString(), 'PNG');
    assert.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
    assert.is(readPixels(png).at(2, 2), INDIGO);
  }));

test("a share image has the broker's colours and logo", () =>
  withDraw(
    (draw) => {
      const { at, count } = readPixels(draw('Motor Insurance'));
      assert.is(at(2, 2), PALETTES.red.palette.dark.slice(1));
      assert.ok(count('0000ff', [72, 64, 136, 128]) > 1000, 'the logo');
    },
    {
      ...BROKER,
      ...PALETTES.red,
      mark: '<svg viewBox="0 0 8 8"><path fill="#00f" d="M0 0h8v8H0z"/></svg>',
    },
  ));

test('the image contains the title, the name and the licence', () =>
  withDraw((draw) => {
    const { count } = readPixels(draw('Motor Insurance', picture()));
    assert.ok(count('ffffff', [72, 170, 660, 560]) > 8000, 'the title');
    assert.ok(count('ffffff', [150, 60, 660, 100]) > 1000, 'the name');
    assert.ok(count(INDIGO, [150, 104, 660, 128]) < 510 * 24, 'the licence');
  }));

for (const name of [
  'Sri Venkateswara Insurance Brokers India Private Limited',
  'SRI VENKATESWARA LAKSHMI NARASIMHA INSURANCE BROKERS AND ADVISERS INDIA PVT. LIMITED',
])
  test(`a name of ${name.length} characters fits above the title and left of the picture`, () =>
    withDraw(
      (draw) => {
        const { count } = readPixels(draw('Motor Insurance', picture()));
        assert.ok(count('ffffff', [156, 50, 676, 136]) > 3000, 'the name');
        assert.is(count('ffffff', [677, 0, 1200, 170]), 0, 'no text on the picture');
        assert.ok(count(INDIGO, [156, 137, 676, 168]) < 520 * 31, 'the licence');
        assert.is(count('ffffff', [0, 169, 1200, 200]), 0, 'space above the title');
      },
      { ...BROKER, name },
    ));

for (const [field, text] of [
  ['name', 'W'.repeat(84)],
  ['licence', 'Licence '.repeat(30)],
  ['name', 'బీమా'],
] as const)
  test(`a ${field} that cannot be drawn, ${text.slice(0, 8)}, throws an error that names the file and the field`, async () => {
    let message = '';
    await withDraw((draw) => void draw('Motor'), { ...BROKER, [field]: text }).catch((error) => {
      message = error.message;
    });
    assert.match(message, `host-pages/site.ts: ${field}: `);
  });

test("the picture is at the lower right, and its protected objects have the broker's accent colour", () =>
  withDraw((draw) => {
    const { at } = readPixels(draw('Motor', picture(['held', bar(30, 40, 30, 10)])));
    assert.is(at(1199, 629), 'ffcc00');
    assert.is(at(930, 629), 'ffcc00');
    assert.is(at(900, 629), INDIGO);
  }));

test('no rain covers the text, and roads continue below it', () =>
  withDraw((draw) => {
    const { at } = readPixels(draw('Motor', picture(['plant', bar(-20, 10, 4, 4) + bar(-60, 46, 120, 4)])));
    assert.is(at(460, 265), INDIGO);
    assert.is(at(100, 620), '86b05a');
  }));

test('every page has a share image of less than 60 KB, with a title that fits', () =>
  withDraw((draw) => {
    for (const { path, meta, shareTitle, picture: own } of ROUTES) {
      const bytes = draw(shareTitle ?? meta.meta_title, own).length;
      assert.ok(bytes < MAX_BYTES, `${path}: ${bytes} bytes`);
    }
  }));

test('a character that the font lacks throws an error', () =>
  withDraw((draw) => assert.throws(() => draw('బీమా'), /The font has no "బ"/)));

test('a title that does not fit throws an error', () =>
  withDraw((draw) => assert.throws(() => draw('Insurance '.repeat(30)), /Shorten it/)));

test.run();
