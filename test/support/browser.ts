import { type Browser, chromium } from 'playwright-core';
import { environmentOf, installFromNpm } from './engines/chromium-from-npm';
import { namedOrOnPath } from './engines/executables';
import { INSTALL_LOCK, installByApt } from './engines/install';
import { withLock } from './lock';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

// A test's browser talks to the test's own servers and to nobody else.
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
 * The path of a Chromium: what CHROMIUM names, one on the PATH, else one that is installed now, by apt-get where
 * that is allowed, from npm where it is not. BROKER_TEST_BROWSER=npm takes the one from npm in any case.
 */
const findChromium = async (): Promise<string> => {
  if (process.env.BROKER_TEST_BROWSER === 'npm') return withLock(INSTALL_LOCK, installFromNpm);
  return (
    present() ??
    withLock(INSTALL_LOCK, async () => {
      if (!present()) await installByApt();
      return present() ?? installFromNpm();
    })
  );
};

const present = () => namedOrOnPath('CHROMIUM', NAMES);

/** A headless Chromium under playwright. The caller closes it. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = await findChromium();
  return chromium.launch({ executablePath, headless: true, args: ARGS, env: environmentOf(executablePath) });
};
