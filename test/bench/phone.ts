import type { Browser, CDPSession, Page } from 'playwright-core';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** The network that Lighthouse calls "Slow 4G". */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/**
 * Opens an empty page on a simulated phone with a slow network. Close its context after the visit.
 * @param slowdown how many times slower than this machine the phone is
 */
export async function openPhone(
  browser: Browser,
  slowdown: number,
): Promise<{ readonly page: Page; readonly devtools: CDPSession }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools };
}
