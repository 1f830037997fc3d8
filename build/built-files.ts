import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns the files that the latest bundling wrote to `dist`, except quote-form.js, its copy with a version in the
 * name, and the source maps. Leaves out the files of earlier builds, which remain in `dist`. Paths are relative to
 * `dist`.
 * @returns `table` is the registry in which the loader looks up a widget's files
 * @throws Error if nothing has been bundled
 */
export async function builtFiles(dist: string) {
  const { version, files }: { version: string; files: readonly string[] } = JSON.parse(
    readFileSync(join(dist, 'build.json'), 'utf8'),
  );
  const findFile = (name: RegExp): string => {
    const file = files.find((path) => name.test(path));
    if (!file)
      throw new Error(
        `${dist}/build.json: no file matches ${name.source}; \`npm run build\` bundles before it generates pages`,
      );
    return file;
  };
  const table = findFile(/^widgets\/registry-.+\.js$/);
  const { filesOf } = await import(pathToFileURL(resolve(dist, table)).href);
  return {
    version,
    files,
    /**
     * Files that a `<script>` may load with an `integrity` attribute. After `npm run release` has recorded the version,
     * a build that would change these files fails.
     */
    pinned: [`loader-${version}.js`, `quote-form-${version}.js`],
    scriptOf: (name: string) => `/${findFile(new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`))}`,
    table,
    chunksOf: (widget: string): string[] => filesOf(widget).map(([path]: readonly [string, string]) => path),
  };
}
