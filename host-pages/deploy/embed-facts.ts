import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../site';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Name of the loader file for snippets with `integrity`. If the build didn't make this file, embed.json has no field
 * `pinned`.
 */
const PINNED = `loader-${version}.js`;

/** URL of the loader that the npm package uses by default. */
export const PACKAGE_LOADER = `${SITE.origin}/loader.js`;

/** Returns the checksum of a file's content, in the format of the `integrity` attribute. */
export const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns the content of `embed.json`, in which the snippet builder finds facts about the built files in `folder`. */
export function embedFacts(folder: string): string {
  const path = join(folder, PINNED);
  const pinned = existsSync(path) ? { file: PINNED, integrity: integrityOf(readFileSync(path)) } : undefined;
  return JSON.stringify({ version, packageLoader: PACKAGE_LOADER, pinned });
}
