import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namedOrOnPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';
import type { Desktop } from './desktop';

export const BROWSERS = ['Chromium', 'Firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

const WIDTH = 1280;
const HEIGHT = 1360;
/** Time that a browser gets to exit after SIGTERM. A browser that takes longer is killed. */
const CLOSE_MS = 15_000;

/** Preferences that turn on accessibility, and turn off first-run pages, suggestions and prompts. */
const FIREFOX_SETTINGS = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.searches': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
  'signon.rememberSignons': false,
  'extensions.formautofill.addresses.enabled': false,
};

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-translate',
  '--disable-features=Translate,AutofillServerCommunication',
  '--password-store=basic',
  '--force-renderer-accessibility',
];

type Start = (
  profile: string,
  prefersReducedMotion: boolean,
) => Promise<readonly [program: string, args: readonly string[]]>;

const START: Readonly<Record<BrowserName, Start>> = {
  async Chromium(profile, prefersReducedMotion) {
    const program = await findOrInstall('Chromium', () => namedOrOnPath('CHROMIUM', ['chromium']));
    const motion = prefersReducedMotion ? ['--force-prefers-reduced-motion'] : [];
    return [
      program,
      [...CHROMIUM_ARGS, ...motion, `--user-data-dir=${profile}`, `--window-size=${WIDTH},${HEIGHT}`],
    ];
  },
  async Firefox(profile, prefersReducedMotion) {
    const program = await findOrInstall('Firefox ESR', () => namedOrOnPath('FIREFOX', ['firefox-esr']));
    const settings = Object.entries({
      ...FIREFOX_SETTINGS,
      'ui.prefersReducedMotion': Number(prefersReducedMotion),
    }).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
    await writeFile(join(profile, 'user.js'), settings.join(''));
    return [
      program,
      ['--new-instance', '--profile', profile, '--width', `${WIDTH}`, '--height', `${HEIGHT}`],
    ];
  },
};

/** Starts a visitor's browser, with a window and an empty profile, and opens a page in it. */
export async function openBrowser(
  desktop: Desktop,
  name: BrowserName,
  url: string,
  prefersReducedMotion: boolean,
) {
  await mkdir(join(desktop.folder, 'profiles'), { recursive: true });
  const profile = await mkdtemp(join(desktop.folder, 'profiles', 'p-'));
  const [program, args] = await START[name](profile, prefersReducedMotion);
  const browser = desktop.run(program, [...args, url]);
  return {
    async close() {
      if (browser.exitCode !== null || browser.signalCode !== null) return;
      const ended = once(browser, 'exit');
      browser.kill('SIGTERM');
      const timer = setTimeout(() => browser.kill('SIGKILL'), CLOSE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
