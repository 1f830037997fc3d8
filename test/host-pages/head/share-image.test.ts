import { Resvg } from '@resvg/resvg-js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Picture } from '../../../host-pages/art/picture';
import { bar } from '../../../host-pages/art/shapes';
import { type DrawShareImage, withShareImages } from '../../../host-pages/head/share-image';
import { ROUTES } from '../../../host-pages/routes';
import { BROKER } from './another-broker';

const SOURCES = { font: 'host-pages/fonts/anek-latin.woff2', tokens: 'host-pages/styles/tokens.css' };
const MOST_BYTES = 60_000;
const INDIGO = '20397f';

const drawing = (use: (draw: DrawShareImage) => void) => withShareImages(BROKER, SOURCES, use);

/** The colours of an image, by the point they stand at. */
function look(png: Buffer) {
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

test('an image is a PNG of 1200 by 630 pixels on indigo', () =>
  drawing((draw) => {
    const png = draw('Motor Insurance');
    assert.is(png.subarray(1, 4).toString(), 'PNG');
    assert.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
    assert.is(look(png).at(2, 2), INDIGO);
  }));

test('the title, the name and the licence are written in the font', () =>
  drawing((draw) => {
    const { count } = look(draw('Motor Insurance', picture()));
    assert.ok(count('ffffff', [72, 170, 660, 560]) > 8000, 'the title');
    assert.ok(count('ffffff', [150, 60, 660, 100]) > 1000, 'the name');
    assert.ok(count(INDIGO, [150, 104, 660, 128]) < 510 * 24, 'the licence');
  }));

test('the picture stands at the lower right, and what is protected has the accent of the broker', () =>
  drawing((draw) => {
    const { at } = look(draw('Motor', picture(['held', bar(30, 40, 30, 10)])));
    assert.is(at(1199, 629), 'ffcc00');
    assert.is(at(930, 629), 'ffcc00');
    assert.is(at(900, 629), INDIGO);
  }));

test('rain that falls beside the picture does not fall on the text, and the ground runs on below it', () =>
  drawing((draw) => {
    const { at } = look(draw('Motor', picture(['plant', bar(-20, 10, 4, 4) + bar(-60, 46, 120, 4)])));
    assert.is(at(460, 265), INDIGO);
    assert.is(at(100, 620), '86b05a');
  }));

test('every page has an image of less than 60 KB, with its whole title', () =>
  drawing((draw) => {
    for (const { path, meta, picture: own } of ROUTES) {
      const bytes = draw(meta.meta_title, own).length;
      assert.ok(bytes < MOST_BYTES, `${path}: ${bytes} bytes`);
    }
  }));

test('a character that the font lacks is not left out in silence', () =>
  drawing((draw) => assert.throws(() => draw('బీమా'), /The font has no "బ"/)));

test('a title that cannot fit is not cut', () =>
  drawing((draw) => assert.throws(() => draw('Insurance '.repeat(30)), /Shorten it/)));

test.run();
