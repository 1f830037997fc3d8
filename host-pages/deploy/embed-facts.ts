import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../site';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Files that a snippet may load with `integrity`. Files that the build hasn't written are left out. */
const FILES = { pinned: `loader-${version}.js`, single: 'quote-form.js' } as const;

/** The npm package's default loader. */
export const PACKAGE_LOADER = `${SITE.origin}/loader.js`;

/** Returns a file's checksum in the format of the `integrity` attribute. */
const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns the content of `embed.json`: what the snippet builder needs to know about a folder of built files. */
export function embedFacts(folder: string): string {
  const facts = Object.entries(FILES).flatMap(([name, file]) => {
    const path = join(folder, file);
    return existsSync(path) ? [[name, { file, integrity: integrityOf(readFileSync(path)) }]] : [];
  });
  return JSON.stringify({ version, packageLoader: PACKAGE_LOADER, ...Object.fromEntries(facts) });
}
