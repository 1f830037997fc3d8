import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder where the packages of test/hosts/package.json are installed. */
export const HOST_PACKAGES = 'test/hosts/node_modules';

/** The folders to search for a package. A package on which the project itself depends is only in node_modules. */
const PACKAGE_FOLDERS = [HOST_PACKAGES, 'node_modules'];

/**
 * Reads a file that a host page loads.
 * @param file a package's name and a path in it, for example `bulma/css/bulma.min.css`
 */
export function readHostFile(file: string): string {
  const path = PACKAGE_FOLDERS.map((folder) => join(folder, file)).find(existsSync);
  if (path) return readFileSync(path, 'utf8');
  throw new Error(`${file} is not installed. Run "npm ci --prefix test/hosts".`);
}
