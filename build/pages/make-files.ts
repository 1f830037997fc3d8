import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DrawShareImage, withShareImages } from '../../host-pages/head/share-image';
import type { ShareImage } from '../../host-pages/head/share-image-facts';
import { OWN_LOGO } from '../../host-pages/palette/logo';
import { SITE } from '../../host-pages/site';
import { compressContent } from '../compress';
import type { ContentFile } from './pages';
import { FONT, TOKENS } from './share-images';

export type Folders = {
  /** The folder that contains the bundled files, and to which the generated files are written. */
  readonly to: string;
  /** The folder with the files of the last run, from which unchanged files are copied. It may be the same as `to`. */
  readonly from: string;
};

/**
 * Brotli quality for files with `isFrequent`. Compared with the best quality, a post's page is compressed in 2 ms
 * instead of 21 ms, but is 6 % larger.
 */
const FREQUENT_QUALITY = 6;

/**
 * Number of images between forced garbage collections. The renderer keeps 3 MB per image outside the heap, and V8
 * ignores this memory when it decides whether to collect. Without forced collections, a thousand images would take
 * gigabytes.
 */
const IMAGES_PER_COLLECTION = 10;

/** Replaces a file atomically: a reader gets either the old content or the new. */
function replace(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, path);
}

const isSame = (path: string, content: Uint8Array) => existsSync(path) && readFileSync(path).equals(content);

/** Maximum number of texts that are compressed at the same time, while the next texts are generated. */
const MAX_COMPRESSING = 8;

/**
 * Generates texts and their compressed copies. Returns the names of the files whose content differs from the last run.
 */
export async function makeTexts(files: readonly ContentFile[], { to, from }: Folders): Promise<string[]> {
  const changed: string[] = [];
  const writing: Promise<void>[] = [];
  async function write(file: string, content: Buffer, quality?: number) {
    const { br, gz } = await compressContent(content, quality);
    const path = join(to, file);
    replace(`${path}.br`, br);
    replace(`${path}.gz`, gz);
    replace(path, content);
  }
  for (const { file, make, isFrequent } of files) {
    const content = Buffer.from(make());
    const isUnchanged = isSame(join(from, file), content);
    if (!isUnchanged) changed.push(file);
    if (isUnchanged && to === from) continue;
    writing.push(write(file, content, isFrequent ? FREQUENT_QUALITY : undefined));
    if (writing.length === MAX_COMPRESSING) await writing.shift();
  }
  await Promise.all(writing);
  return changed;
}

/** Draws a share image. If its title is too long, draws its fallback title instead. */
export function drawImage(draw: DrawShareImage, { title, fallbackTitle, picture }: ShareImage) {
  try {
    return draw(title, picture);
  } catch (error) {
    if (fallbackTitle === undefined) throw error;
    return draw(fallbackTitle, picture);
  }
}

/** Draws share images. Returns the names of all images. */
export async function makeImages(
  images: readonly ShareImage[],
  { to }: Pick<Folders, 'to'>,
): Promise<string[]> {
  if (images.length === 0) return [];
  await withShareImages({ ...SITE, mark: OWN_LOGO }, { font: FONT, tokens: TOKENS }, async (draw) => {
    for (const [at, image] of images.entries()) {
      replace(join(to, image.file), drawImage(draw, image));
      if (at % IMAGES_PER_COLLECTION > 0) continue;
      (globalThis as { gc?: () => void }).gc?.();
      // Node frees the memory of collected images only between turns of the event loop.
      await nextTurn();
    }
  });
  return images.map(({ file }) => file);
}
