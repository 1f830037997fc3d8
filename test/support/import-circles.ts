import { posix } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.mts'];

/**
 * Returns the import cycles. A cycle is a list of paths: each file imports the next one, and the last file imports the
 * first. Type imports also count: to understand one file of a cycle, you have to read all files of the cycle.
 * @param specifiers maps the path of each file to the file's relative imports
 */
export function circlesOf(specifiers: ReadonlyMap<string, readonly string[]>): string[][] {
  const targetsOf = (path: string) =>
    (specifiers.get(path) ?? []).flatMap((specifier) => {
      const target = posix.join(posix.dirname(path), specifier);
      return ENDINGS.map((ending) => target + ending).find((file) => specifiers.has(file)) ?? [];
    });
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (path: string, above: readonly string[]): void => {
    const start = above.indexOf(path);
    if (start >= 0) circles.push(above.slice(start));
    if (start >= 0 || done.has(path)) return;
    for (const target of targetsOf(path)) visit(target, [...above, path]);
    done.add(path);
  };
  for (const path of specifiers.keys()) visit(path, []);
  return circles;
}
