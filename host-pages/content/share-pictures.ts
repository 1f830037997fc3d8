import { imageSize } from 'image-size';
import type { ImageFacts } from './saved-content';

// Limits of pictures for link previews, in pixels and bytes. Services that show link previews ignore smaller or heavier
// pictures.
const MIN_WIDTH = 600;
const MIN_HEIGHT = 315;
const MAX_BYTES = 1024 * 1024;

const MIME_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Returns a picture's size and MIME type if link previews can show the picture, or else undefined. */
export function sharePicture(bytes: Uint8Array | undefined): ImageFacts | undefined {
  if (!bytes || bytes.length > MAX_BYTES) return undefined;
  try {
    const { width, height, type = '' } = imageSize(bytes);
    const mime = MIME_TYPES[type];
    return mime && width >= MIN_WIDTH && height >= MIN_HEIGHT ? { width, height, type: mime } : undefined;
  } catch {
    // The file is not a picture.
    return undefined;
  }
}
