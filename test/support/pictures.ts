import type { Page } from 'playwright-core';

/**
 * Returns the largest difference, 0 to 255, between two PNG images in any channel of any pixel. Returns Infinity if the
 * sizes of the images differ.
 */
export async function largestDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!a || !b || a.width !== b.width || a.height !== b.height) return Infinity;
      return a.data.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (b.data[at] ?? 0))), 0);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
