import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { environmentOf, installFromNpm } from './engines/chromium-from-npm';
import { namedOrOnPath } from './engines/executables';
import { INSTALL_LOCK, installByApt } from './engines/install';
import { withLock } from './lock';

/** Names of the executable of the full Chromium, which visitors use. */
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];
/**
 * Names of the executable of the headless shell, a Chromium without a user interface. It takes a quarter less CPU time
 * than the full Chromium in headless mode.
 */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

// The four arguments from `--no-first-run` to `--disable-sync` keep the browser from sending requests to servers other
// than the test's servers.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Runs GPU code in the browser's own process. This saves a process, and a tenth of the tests' CPU time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Turns partial raster off. If it were on, a colour channel of a repainted area might differ by 1 or 2 from the same
  // area painted at once.
  '--disable-partial-raster',
  // By default the shell rounds letter widths, which makes texts wider than in the full Chromium.
  '--font-render-hinting=none',
];

const findInstalled = (names: readonly string[]) => namedOrOnPath('CHROMIUM', names);

/**
 * Returns the path of a Chromium. Tries in this order: the path in the variable CHROMIUM, the programs on the PATH, an
 * installation with apt-get if this process runs as root, and an installation from npm. With BROKER_TEST_BROWSER=npm,
 * tries only the installation from npm.
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

/** Launches the headless shell, or the full Chromium if there is no shell. The caller closes the browser. */
export const launchBrowser = () => launch([...SHELLS, ...BROWSERS]);

/**
 * Launches the browser of `launchBrowser` with the dark mode that browsers of phones force on pages without dark
 * colours of their own.
 */
export const launchInForcedDark = () =>
  launch([...SHELLS, ...BROWSERS], { args: [...ARGS, '--blink-settings=forceDarkModeEnabled=true'] });

/**
 * Launches the full Chromium in headless mode. Installs it if it is missing; if the installation fails, launches the
 * headless shell. The caller closes the browser.
 */
export async function launchFullBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const isMissing = () => process.env.BROKER_TEST_BROWSER !== 'npm' && !hasFullBrowser();
  if (isMissing()) {
    await withLock(INSTALL_LOCK, async () => {
      if (isMissing()) await installByApt(['chromium']);
    });
  }
  return launch([...BROWSERS, ...SHELLS], options);
}

/** True if the full Chromium is installed, not only the headless shell. */
export const hasFullBrowser = (): boolean => findInstalled(BROWSERS) !== undefined;

/**
 * Launches the full Chromium in headless mode with its back/forward cache. By default Playwright turns the cache off.
 * The headless shell has no such cache.
 */
export const launchWithBackForwardCache = () =>
  launchFullBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** Installs the headless shell with apt-get if it is missing and this process runs as root. */
export const installShell = async (): Promise<void> => {
  if (!findInstalled(SHELLS)) await withLock(INSTALL_LOCK, () => installByApt(['chromium-headless-shell']));
};
