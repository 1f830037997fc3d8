import type { Locator, Page } from 'playwright-core';
import { pdf } from '../server/api/resumes';
import { valuesOf } from './quote-fields';
import { VALID_APPLICATION } from './valid-lead';

/**
 * Returns a PDF of `size` bytes: a header, then pseudo-random bytes. Code that decodes the file as text corrupts it.
 */
export const realPdf = (size: number): Buffer => {
  const file = pdf(size);
  for (let at = 9, seed = 1; at < size; at++) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    file[at] = seed >>> 16;
  }
  return file;
};

export const resume = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer,
});

export const chosenName = (host: Locator) => host.locator('[name=file] ~ label').first();

export const typedIn = (host: Locator) => valuesOf(host, Object.keys(VALID_APPLICATION));

/** Returns a function that limits the page's upload speed to a number of bytes per second; 0 removes the limit. */
export async function slowUploads(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond || -1,
    });
}

/**
 * From the next page load on, records the fields of each upload in order. Records only the name of a file, because
 * Playwright doesn't give access to the files in a request.
 */
export async function recordUploads(page: Page) {
  const uploads: [name: string, value: string][][] = [];
  await page.exposeFunction('recordUpload', (fields: [string, string][]) => void uploads.push(fields));
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const fields = [...(body as FormData)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ]);
      (window as unknown as { recordUpload(fields: unknown): void }).recordUpload(fields);
      send.call(this, body);
    };
  });
  return uploads;
}
