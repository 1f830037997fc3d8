import { type Browser, chromium } from 'playwright-core';
import { environmentOf, installFromNpm } from './engines/chromium-from-npm';
import { namedOrOnPath } from './engines/executables';
import { INSTALL_LOCK, installByApt } from './engines/install';
import { withLock } from './lock';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

// A test's browser sends requests to the test's own servers only.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of a Chromium: the one that CHROMIUM names, else one on the PATH, else one that is installed now,
 * with apt-get where that is allowed and from npm otherwise. BROKER_TEST_BROWSER=npm always uses the one from npm.
 */
const findChromium = async (): Promise<string> => {
  if (process.env.BROKER_TEST_BROWSER === 'npm') return withLock(INSTALL_LOCK, installFromNpm);
  return (
    findInstalled() ??
    withLock(INSTALL_LOCK, async () => {
      if (!findInstalled()) await installByApt();
      return findInstalled() ?? installFromNpm();
    })
  );
};

const findInstalled = () => namedOrOnPath('CHROMIUM', NAMES);

/** Launches a headless Chromium with Playwright. The caller closes it. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = await findChromium();
  return chromium.launch({ executablePath, headless: true, args: ARGS, env: environmentOf(executablePath) });
};
