import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../lock';
import { onPath } from './executables';

const ENGINE_PACKAGES = ['chromium', 'chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'];
/** Makes apt-get wait while another program, such as an automatic update, installs packages. */
const APT_OPTIONS = ['-o', 'DPkg::Lock::Timeout=300'];
const APT_INSTALL = ['install', '-y', '--no-install-recommends', ...APT_OPTIONS];

export const INSTALL_LOCK = resolve('.cache/browser.lock');

const run = promisify(execFile);

const apt = (...args: string[]) =>
  run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Installs packages if this process runs as root and there is an apt-get. Logs a warning for each package that cannot
 * be installed.
 */
export async function installByApt(packages: readonly string[] = ENGINE_PACKAGES): Promise<void> {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return;
  try {
    await apt('update', ...APT_OPTIONS);
    await apt(...APT_INSTALL, ...packages);
  } catch {
    // If one package is unavailable, apt-get installs none of them. So install each package separately.
    for (const name of packages)
      await apt(...APT_INSTALL, name).catch((error) =>
        console.warn(`apt-get cannot install ${name}. ${error}`),
      );
  }
}

/**
 * Returns the result of `find`. If `find` returns undefined, installs `packages` and calls `find` again. Throws if the
 * program is still missing.
 */
export async function findOrInstall<T>(
  program: string,
  find: () => T | undefined,
  packages: readonly string[] = ENGINE_PACKAGES,
): Promise<T> {
  const found =
    find() ??
    (await withLock(INSTALL_LOCK, async () => {
      const foundMeanwhile = find();
      if (!foundMeanwhile) await installByApt(packages);
      return foundMeanwhile ?? find();
    }));
  if (found) return found;
  throw new Error(
    `${program} is missing. As root: apt-get install --no-install-recommends ${packages.join(' ')}`,
  );
}
