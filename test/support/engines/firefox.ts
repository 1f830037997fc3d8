import { type Browser, firefox } from 'playwright-core';
import { namedOrOnPath } from './executables';
import { findOrInstall } from './install';

/**
 * Launches a headless Firefox with Playwright. Uses the program whose path is in the environment variable FIREFOX. If
 * the variable is not set, uses the program on the PATH, and installs Firefox if there is none.
 */
export async function launchFirefox({ javaScript = true } = {}): Promise<Browser> {
  const executablePath = await findOrInstall('Firefox ESR', () => namedOrOnPath('FIREFOX', ['firefox-esr']));
  return firefox.launch({
    executablePath,
    headless: true,
    channel: 'moz-firefox',
    // Turn JavaScript off with a Firefox preference: Playwright's `javaScriptEnabled` silently has no effect in this
    // Firefox.
    firefoxUserPrefs: { 'javascript.enabled': javaScript, 'ui.prefersReducedMotion': 1 },
  });
}
