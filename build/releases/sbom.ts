import { execFileSync } from 'node:child_process';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Returns the packages of the lockfile as CycloneDX JSON. Includes development packages: some of them, such as Preact,
 * are bundled into the scripts that visitors load.
 */
export const createSbom = (): string =>
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    shell: process.platform === 'win32',
  });
