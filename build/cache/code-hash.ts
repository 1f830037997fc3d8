import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MODULE_ENDINGS = ['', '.ts', '.tsx', '.mjs'];
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+)\1/g;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Returns a hash of `modules` and of all files that they import by relative paths, directly or not. Packages are not
 * hashed. disk-cache.ts adds the packages' versions to its keys, but the manifest of pages/write-pages.ts doesn't
 * contain them: if only a package was upgraded, write-pages.ts does not generate the files again.
 */
export function codeHash(...modules: readonly string[]): string {
  const found = new Set(modules);
  // A set's iterator also visits the items that the loop adds.
  for (const path of found) {
    for (const [, , specifier = ''] of readFileSync(path, 'utf8').matchAll(RELATIVE_IMPORT)) {
      const imported = join(dirname(path), specifier);
      const ending = MODULE_ENDINGS.find((candidate) => isFile(imported + candidate));
      if (ending === undefined) throw new Error(`${path} imports ${specifier}, and there is no such file.`);
      found.add(imported + ending);
    }
  }
  return sha256(
    [...found]
      .sort()
      .map((path) => sha256(readFileSync(path)))
      .join(),
  );
}
