/**
 * Finds the files that a file depends on, with regular expressions. If in doubt, finds too many files: a test may then
 * run unnecessarily, but is never left out.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

const MODULE = /\.(ts|tsx|mts|mjs|js)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js'];

/**
 * Regular expressions that match imports. The second group is the imported path or package. The first group is empty,
 * except in a type-only import, which the compiler erases.
 */
const IMPORTS = [
  /\b(?:import|export)\s+(type\s)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s+()['"]([^'"]+)['"]/g,
  /\b(typeof\s+)?import\(\s*['"]([^'"]+)['"]\s*\)/g,
  /\brequire\(\s*()['"]([^'"]+)['"]\s*\)/g,
];
// Matches a path relative to the project's folder, such as the argument of importFresh() or readFile().
const PROJECT_PATH = /['"`]([\w-][\w.-]*(?:\/[\w.-]+)*\.\w+)['"`]/g;
const RELATIVE_PATH = /['"`](\.\.?\/[\w./-]+)['"`]/g;
const COMPUTED_IMPORT = /\bimport(?:ed|Fresh|ForBuild)\b(?:<[^()]*>)?\(\s*`[^`]*\$\{/;
const LISTS_FOLDERS = /\b(?:listSources|readdirSync)\(([^)]*)/g;
const FOLDER = /'((?:widgets|loader|host-pages|server|demo|build|test)\b[^']*)'/g;

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Creates a graph that reads each file in `root` at most once. Paths are relative to `root`, with `/`. */
export const createImportGraph = (root) => {
  const modules = new Map();

  const locate = (from, specifier) => {
    const target = posix.normalize(posix.join(posix.dirname(from), specifier.split('?')[0]));
    const ending = ENDINGS.find((one) => isFile(join(root, target + one)));
    return ending === undefined ? [] : [target + ending];
  };

  const read = (path) => {
    const text = MODULE.test(path) ? readFileSync(join(root, path), 'utf8') : '';
    const all = (pattern) => [...text.matchAll(pattern)];
    const imports = IMPORTS.flatMap(all).map(([, type, specifier]) => ({ isType: Boolean(type), specifier }));
    const isRelative = ({ specifier }) => specifier.startsWith('.');
    const targetsOf = (some) => some.filter(isRelative).flatMap(({ specifier }) => locate(path, specifier));
    // The specifiers of type imports. The graph leaves these imports out, because the type-check reports changes that
    // break them.
    const erased = new Set(imports.flatMap(({ isType, specifier }) => (isType ? [specifier] : [])));
    // A test in test/server/api/ may refer to a file of server/api/ by its path within server/api/.
    const folders = ['', posix.dirname(path).replace(/^test\//, '')];
    const projectPaths = all(PROJECT_PATH)
      .flatMap(([, target]) => folders.map((folder) => posix.join(folder, target)))
      .filter((target) => isFile(join(root, target)));
    return {
      imports: [...targetsOf(imports.filter(({ isType }) => !isType)), ...projectPaths],
      mentions: all(RELATIVE_PATH)
        .filter(([, target]) => !erased.has(target))
        .flatMap(([, target]) => locate(path, target)),
      packages: imports.flatMap((one) => (one.isType || isRelative(one) ? [] : [one.specifier])),
      hasComputedImport: COMPUTED_IMPORT.test(text),
      listedFolders: all(LISTS_FOLDERS).flatMap(([, args]) =>
        [...args.matchAll(FOLDER)].map(([, folder]) => `${folder}/`),
      ),
    };
  };

  const moduleAt = (path) => {
    if (!modules.has(path)) modules.set(path, read(path));
    return modules.get(path);
  };

  /**
   * Returns the file at `path` and all files that it loads, each with its distance: the number of imports from `path`
   * to the file. With `mentions`, also includes files that are not imported, but whose path is a string in the code.
   * Leaves out files whose path matches `without`, and files that only these files load.
   */
  const distancesFrom = (path, { mentions = false, without } = {}) => {
    const distances = new Map([[path, 0]]);
    for (const [one, distance] of distances) {
      const { imports, mentions: named } = moduleAt(one);
      for (const target of mentions ? [...imports, ...named] : imports)
        if (!distances.has(target) && !without?.test(target)) distances.set(target, distance + 1);
    }
    return distances;
  };

  /** Returns the files of `distancesFrom`, without the distances. */
  const reach = (path, options) => [...distancesFrom(path, options).keys()];

  return { moduleAt, distancesFrom, reach };
};
