import { type Browser, firefox } from 'playwright-core';
import { namedOrOnPath } from './executables';
import { findOrInstall } from './install';

/**
 * Launches a headless Firefox with Playwright: the program that the variable FIREFOX names, else the program on the
 * PATH. Installs Firefox if there is no such program.
 */
export async function launchFirefox({ javaScript = true } = {}): Promise<Browser> {
  const executablePath = await findOrInstall('Firefox ESR', () => namedOrOnPath('FIREFOX', ['firefox-esr']));
  return firefox.launch({
    executablePath,
    headless: true,
    channel: 'moz-firefox',
    // Turn JavaScript off by preference: Playwright's `javaScriptEnabled` silently has no effect in this Firefox.
    firefoxUserPrefs: { 'javascript.enabled': javaScript, 'ui.prefersReducedMotion': 1 },
  });
}
