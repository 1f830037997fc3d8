import { type Browser, firefox } from 'playwright-core';
import { namedOrOnPath } from './executables';
import { findOrInstall } from './install';

/** A headless Firefox under playwright: what FIREFOX names, one on the PATH, else one that is installed now. */
export async function launchFirefox({ javaScript = true } = {}): Promise<Browser> {
  const executablePath = await findOrInstall('Firefox ESR', () => namedOrOnPath('FIREFOX', ['firefox-esr']));
  return firefox.launch({
    executablePath,
    headless: true,
    channel: 'moz-firefox',
    // Playwright's own switch does nothing here, and says nothing.
    firefoxUserPrefs: { 'javascript.enabled': javaScript, 'ui.prefersReducedMotion': 1 },
  });
}
