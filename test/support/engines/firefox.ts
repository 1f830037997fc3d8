import { type Browser, firefox } from 'playwright-core';
import { namedOrOnPath } from './executables';
import { findOrInstall } from './install';

/**
 * Launches a headless Firefox with Playwright: the one that FIREFOX names, else one on the PATH, else it installs one.
 */
export async function launchFirefox({ javaScript = true } = {}): Promise<Browser> {
  const executablePath = await findOrInstall('Firefox ESR', () => namedOrOnPath('FIREFOX', ['firefox-esr']));
  return firefox.launch({
    executablePath,
    headless: true,
    channel: 'moz-firefox',
    // Use a preference: Playwright's `javaScriptEnabled` silently has no effect in this Firefox.
    firefoxUserPrefs: { 'javascript.enabled': javaScript, 'ui.prefersReducedMotion': 1 },
  });
}
