import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sharePicture } from '../../../host-pages/content/share-pictures';

/** Returns the part of a PNG from which its size is read (the signature and the IHDR chunk), padded to `bytes` bytes. */
function png(width: number, height: number, bytes = 100) {
  const file = Buffer.alloc(bytes);
  file.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  file.writeUInt32BE(13, 8);
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

test('a picture of 600 by 315 pixels and 1 MB can be shared', () => {
  assert.equal(sharePicture(png(600, 315, 1024 * 1024)), { width: 600, height: 315, type: 'image/png' });
});

for (const [name, bytes] of [
  ['is too narrow', png(599, 400)],
  ['is too low', png(800, 314)],
  ['has more than 1 MB', png(800, 400, 1024 * 1024 + 1)],
  ['is an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>')],
  ['is no picture', Buffer.from('<!doctype html>')],
  ['does not exist', undefined],
] as const)
  test(`a picture that ${name} cannot be shared`, () => {
    assert.is(sharePicture(bytes), undefined);
  });

test.run();
