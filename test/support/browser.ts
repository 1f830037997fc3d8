import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { environmentOf, installFromNpm } from './engines/chromium-from-npm';
import { namedOrOnPath } from './engines/executables';
import { INSTALL_LOCK, installByApt } from './engines/install';
import { withLock } from './lock';

/** Chromium as visitors have it. */
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];
/** Chromium without its user interface. Tests take a quarter less CPU time in it than in a headless Chromium. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

// A test's browser sends requests to the test's own servers only.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // A process less: tests take a tenth less CPU time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A part that is painted again in an old picture may differ by 1 or 2 from a picture painted at once.
  '--disable-partial-raster',
  // By default the shell rounds the widths of letters, and texts are wider than in Chromium.
  '--font-render-hinting=none',
];

const findInstalled = (names: readonly string[]) => namedOrOnPath('CHROMIUM', names);

/**
 * Returns the path of a Chromium: the one that CHROMIUM names, else one on the PATH, else one that is installed now,
 * with apt-get where that is allowed and from npm otherwise. BROKER_TEST_BROWSER=npm always uses the one from npm.
 */
const findChromium = async (names: readonly string[]): Promise<string> => {
  if (process.env.BROKER_TEST_BROWSER === 'npm') return withLock(INSTALL_LOCK, installFromNpm);
  return (
    findInstalled(names) ??
    withLock(INSTALL_LOCK, async () => {
      if (!findInstalled(names)) await installByApt();
      return findInstalled(names) ?? installFromNpm();
    })
  );
};

const launch = async (names: readonly string[], options: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = await findChromium(names);
  return chromium.launch({
    executablePath,
    headless: true,
    args: ARGS,
    env: environmentOf(executablePath),
    ...options,
  });
};

/** Launches the headless shell, or a Chromium if there is none, with Playwright. The caller closes it. */
export const launchBrowser = () => launch([...SHELLS, ...BROWSERS]);

/** Launches a headless Chromium as visitors have it, installed if it is missing, or the shell if that cannot be. The caller closes it. */
export async function launchFullBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const isMissing = () => process.env.BROKER_TEST_BROWSER !== 'npm' && !hasFullBrowser();
  if (isMissing()) {
    await withLock(INSTALL_LOCK, async () => {
      if (isMissing()) await installByApt(['chromium']);
    });
  }
  return launch([...BROWSERS, ...SHELLS], options);
}

/** Returns whether there is a Chromium as visitors have it, besides the shell. */
export const hasFullBrowser = (): boolean => findInstalled(BROWSERS) !== undefined;

/** Launches a headless Chromium that keeps left pages for Back, which Playwright turns off and the shell cannot do. */
export const launchWithBackForwardCache = () =>
  launchFullBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** Installs the headless shell with apt-get where that is allowed and it is missing. */
export const installShell = async (): Promise<void> => {
  if (!findInstalled(SHELLS)) await withLock(INSTALL_LOCK, () => installByApt(['chromium-headless-shell']));
};
