import type { Page } from 'playwright-core';

/** Limits uploads to 1,000 bytes per second, and adds 400 ms of latency, so that sending a lead takes seconds. */
export async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: 1000,
  });
}
