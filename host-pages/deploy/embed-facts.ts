import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Files that a snippet may name with their checksum, as far as the build has made them. */
const FILES = { pinned: `loader-${version}.js`, single: 'quote-form.js' } as const;

/** The checksum of a file as `integrity` names it. */
const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** `embed.json`: what the snippet builder is told of a folder of built files. */
export function embedFacts(folder: string): string {
  const facts = Object.entries(FILES).flatMap(([name, file]) => {
    const path = join(folder, file);
    return existsSync(path) ? [[name, { file, integrity: integrityOf(readFileSync(path)) }]] : [];
  });
  return JSON.stringify({ version, ...Object.fromEntries(facts) });
}
