import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The one file of a folder whose name fits; throws where the bundling has not left it there. */
function fileNamed(folder: string, name: RegExp): string {
  const file = readdirSync(folder).find((entry) => name.test(entry));
  if (!file)
    throw new Error(`${folder}: no ${name.source} there; \`npm run build\` bundles before it makes pages`);
  return file;
}

/**
 * What bundling has left in `dist`, as addresses from the root of the site.
 * @returns `filesOf` gives a widget's files, with the table in which the loader finds them
 */
export async function builtFiles(dist: string) {
  const table = `widgets/${fileNamed(join(dist, 'widgets'), /^registry-.+\.js$/)}`;
  const registry = await import(pathToFileURL(resolve(dist, table)).href);
  return {
    scriptOf: (name: string) =>
      `/assets/${fileNamed(join(dist, 'assets'), new RegExp(`^${name}-[\\w-]{8}\\.js$`))}`,
    filesOf: (widget: string) =>
      [table, ...registry.filesOf(widget).map(([path]: readonly [string, string]) => path)].map(
        (path) => `/${path}`,
      ),
  };
}
