import { readFileSync } from 'node:fs';
import { type DrawShareImage, withShareImages } from '../../host-pages/head/share-image';
import { FONT, type ShareImage, shareImages, TOKENS } from '../../host-pages/share-images';
import { SITE } from '../../host-pages/site';
import { codeHash, type DiskCache } from './disk-cache';

/** Returns the share images by file name. Draws only those that are not in the cache. */
export async function cachedShareImages(
  cache: DiskCache,
  images: readonly ShareImage[] = shareImages(),
  { name, licence, accent } = SITE as { name: string; licence: string; accent: string },
): Promise<ReadonlyMap<string, Uint8Array>> {
  const shared = [
    'share-image',
    codeHash('host-pages/head/share-image.ts'),
    readFileSync(FONT),
    readFileSync(TOKENS, 'utf8'),
    { name, licence, accent },
  ];
  const inputsOf = ({ title, picture }: ShareImage) => [...shared, title, picture];

  const missing = images.filter((image) => !cache.has(inputsOf(image)));
  const drawMissing = (draw: DrawShareImage) => {
    for (const image of missing) cache.write(inputsOf(image), draw(image.title, image.picture));
  };
  if (missing.length > 0) {
    await withShareImages({ name, licence, accent }, { font: FONT, tokens: TOKENS }, drawMissing);
  }
  return new Map(images.map((image) => [image.file, cache.read<Uint8Array>(inputsOf(image)) as Uint8Array]));
}
