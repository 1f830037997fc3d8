import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../lock';
import { onPath } from './executables';

const ENGINE_PACKAGES = ['chromium', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const APT_INSTALL = ['install', '-y', '--no-install-recommends'];

export const INSTALL_LOCK = resolve('.cache/browser.lock');

const run = promisify(execFile);

const apt = (...args: string[]) =>
  run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** Installs packages by apt-get where that is allowed, all at once; reports on the console what could not be had. */
export async function installByApt(packages: readonly string[] = ENGINE_PACKAGES): Promise<void> {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return;
  try {
    await apt('update');
    await apt(...APT_INSTALL, ...packages);
  } catch {
    // One that this system lacks keeps apt-get from installing any: each by itself, then.
    for (const name of packages)
      await apt(...APT_INSTALL, name).catch((error) =>
        console.warn(`apt-get cannot install ${name}. ${error}`),
      );
  }
}

/** What `look` finds, now or after an installation; throws where the program cannot be had. */
export async function findOrInstall<T>(
  program: string,
  look: () => T | undefined,
  packages: readonly string[] = ENGINE_PACKAGES,
): Promise<T> {
  const found =
    look() ??
    (await withLock(INSTALL_LOCK, async () => {
      const foundMeanwhile = look();
      if (!foundMeanwhile) await installByApt(packages);
      return foundMeanwhile ?? look();
    }));
  if (found) return found;
  throw new Error(
    `${program} is missing. As root: apt-get install --no-install-recommends ${packages.join(' ')}`,
  );
}
