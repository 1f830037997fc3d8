import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onPath } from '../../support/engines/executables';
import { findOrInstall } from '../../support/engines/install';

const run = promisify(execFile);

/**
 * Checks unit files with `systemd-analyze verify`.
 * @throws Error with the program's output, if the program prints anything
 */
export async function verifyUnits(units: readonly string[]): Promise<void> {
  const analyze = await findOrInstall('systemd', () => onPath(['systemd-analyze']), ['systemd']);
  const { stdout, stderr } = await run(analyze, ['verify', '--man=no', ...units]);
  if (stdout + stderr) throw new Error(stdout + stderr);
}

/**
 * Writes shell scripts that stand in for programs that would change the machine.
 * @param programs the scripts, keyed by the name of the program
 */
export async function writePrograms(
  folder: string,
  programs: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, script] of Object.entries(programs)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o700);
  }
}
