import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';

const CACHE = resolve('.cache/old-browsers');

const run = promisify(execFile);

/**
 * Returns the path of the Chromium program from a version of the npm package `@sparticuz/chromium`. If the program is
 * not in the cache, downloads the package (55 MB).
 */
async function installOldChromium(version: string): Promise<string> {
  const folder = join(CACHE, version);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  const unpacking = `${folder}.part`;
  await rm(unpacking, { recursive: true, force: true });
  await mkdir(unpacking, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--silent', `@sparticuz/chromium@${version}`], {
    cwd: unpacking,
  });
  await run('tar', ['-xzf', stdout.trim()], { cwd: unpacking });
  const packed = (name: string) => readFile(join(unpacking, 'package/bin', name)).then(brotliDecompressSync);
  await writeFile(join(unpacking, 'chromium'), await packed('chromium.br'));
  await chmod(join(unpacking, 'chromium'), 0o755);
  await writeFile(join(unpacking, 'libraries.tar'), await packed('swiftshader.tar.br'));
  await run('tar', ['-xf', 'libraries.tar'], { cwd: unpacking });
  await rename(unpacking, folder);
  return program;
}

/** Launches an old Chromium, which the caller must close. */
export const launchOldChromium = async (version: string): Promise<Browser> =>
  chromium.launch({
    executablePath: await installOldChromium(version),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
