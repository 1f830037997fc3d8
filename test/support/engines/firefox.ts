import { type Browser, firefox } from 'playwright-core';
import { namedOrOnPath } from './executables';
import { findOrInstall } from './install';

/** Launches a headless Firefox with Playwright: the one that FIREFOX names, else on the PATH, else installed now. */
export async function launchFirefox({ javaScript = true } = {}): Promise<Browser> {
  const executablePath = await findOrInstall('Firefox ESR', () => namedOrOnPath('FIREFOX', ['firefox-esr']));
  return firefox.launch({
    executablePath,
    headless: true,
    channel: 'moz-firefox',
    // Playwright's `javaScriptEnabled` has no effect here, and logs nothing.
    firefoxUserPrefs: { 'javascript.enabled': javaScript, 'ui.prefersReducedMotion': 1 },
  });
}
