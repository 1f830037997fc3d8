import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../site';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The file that a snippet loads with `integrity`. Left out if the build hasn't written it. */
const PINNED = `loader-${version}.js`;

/** The npm package's default loader. */
export const PACKAGE_LOADER = `${SITE.origin}/loader.js`;

/** Returns a file's checksum in the format of the `integrity` attribute. */
const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns the content of `embed.json`: what the snippet builder needs to know about a folder of built files. */
export function embedFacts(folder: string): string {
  const path = join(folder, PINNED);
  const pinned = existsSync(path) ? { file: PINNED, integrity: integrityOf(readFileSync(path)) } : undefined;
  return JSON.stringify({ version, packageLoader: PACKAGE_LOADER, pinned });
}
