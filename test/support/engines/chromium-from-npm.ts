import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const FROM_NPM = '@sparticuz/chromium@147.0.0';
const CACHE = resolve('.cache/browser');
const UNPACKED = join(CACHE, 'unpacked');

const run = promisify(execFile);

/**
 * Returns the path of a Chromium that comes from npm, for machines without apt-get. Installs this Chromium if it is
 * missing.
 */
export async function installFromNpm(): Promise<string> {
  const executable = join(UNPACKED, 'chromium');
  if (existsSync(executable)) return executable;
  mkdirSync(CACHE, { recursive: true });
  await run('npm', ['install', '--prefix', CACHE, '--no-save', FROM_NPM]);

  // Unpack into a new folder, and rename the folder once it is complete. By default the package unpacks into the
  // system's temporary folder. If it were interrupted there, it would later use the incomplete files.
  const unpacking = join(CACHE, 'unpacking');
  rmSync(unpacking, { recursive: true, force: true });
  mkdirSync(unpacking);
  const script =
    "import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath()).then(console.log)";
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: CACHE,
    // Pretend to be AWS Lambda. Otherwise the package would not unpack the libraries that a minimal Linux lacks.
    env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  rmSync(UNPACKED, { recursive: true, force: true });
  renameSync(unpacking, UNPACKED);
  return executable;
}

/** Returns the environment variables for a Chromium. For the Chromium from npm, adds the folder of its libraries. */
export const environmentOf = (executable: string): Record<string, string> => {
  const own = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
  const added = executable.startsWith(UNPACKED)
    ? { LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib'), XDG_DATA_HOME: UNPACKED }
    : {};
  return { ...(own as Record<string, string>), ...added };
};
