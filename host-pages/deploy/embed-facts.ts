import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../site';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Name of the loader file for snippets with `integrity`. If the build didn't make this file, or if it isn't released,
 * embed.json has no field `pinned`.
 */
const PINNED = `loader-${version}.js`;

/** URL of the loader that the npm package uses by default. */
export const PACKAGE_LOADER = `${SITE.origin}/loader.js`;

/** Returns the checksum of a file's content, in the format of the `integrity` attribute. */
export const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Returns the content of `embed.json`, in which the snippet builder finds facts about the built files in `folder`.
 * @param released the checksums of the files released under this version. Pages may pin only these: another build of
 * the same version may change other files.
 */
export function embedFacts(folder: string, released: Readonly<Record<string, string>> = {}): string {
  const path = join(folder, PINNED);
  const integrity = existsSync(path) ? integrityOf(readFileSync(path)) : undefined;
  const pinned = integrity && integrity === released[PINNED] ? { file: PINNED, integrity } : undefined;
  return JSON.stringify({ version, packageLoader: PACKAGE_LOADER, pinned });
}
