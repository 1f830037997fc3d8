import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What the last bundling has left in `dist`, beside the files of earlier ones: paths from there.
 * @returns `tableFilesOf` gives a widget's files, with the table in which the loader finds them
 * @throws Error where nothing has been bundled
 */
export async function builtFiles(dist: string) {
  const { version, files }: { version: string; files: readonly string[] } = JSON.parse(
    readFileSync(join(dist, 'build.json'), 'utf8'),
  );
  const named = (name: RegExp): string => {
    const file = files.find((path) => name.test(path));
    if (!file)
      throw new Error(
        `${dist}/build.json: no ${name.source} there; \`npm run build\` bundles before it makes pages`,
      );
    return file;
  };
  const table = named(/^widgets\/registry-.+\.js$/);
  const { filesOf } = await import(pathToFileURL(resolve(dist, table)).href);
  const chunksOf = (widget: string): string[] =>
    filesOf(widget).map(([path]: readonly [string, string]) => path);
  return {
    files,
    /** Never written anew; for tags with `integrity`. */
    pinned: [`loader-${version}.js`, `quote-form-${version}.js`],
    scriptOf: (name: string) => `/${named(new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`))}`,
    chunksOf,
    /** Addresses from the root. */
    tableFilesOf: (widget: string) => [table, ...chunksOf(widget)].map((path) => `/${path}`),
  };
}
