import { posix } from 'node:path';

/** Matches files on which every test depends, even if the test's imports don't show it. */
const RUNNER_FILES = /^(package(-lock)?\.json|tsconfig\.json|test\/(run|check)\.mjs|test\/support\/.*\.mjs)$/;

/**
 * Matches modules with the contents of pages. Tests of `server/` don't depend on these modules, because the server
 * treats all pages alike.
 */
const PAGE_CONTENT = /^host-pages\/(templates|prerender)\//;

const usesPagesOnly = (test) => test.startsWith('test/server/');

/**
 * Distances from a test to a changed file that the test doesn't import, but on which it depends in another way. In the
 * names of these constants, IT is the changed file.
 */
const NAMED_AFTER_IT = 0;
const IN_ITS_FOLDER = 1;
const LISTS_ITS_FOLDER = 1;
const RUNS_WITH_IT = 1000;

/** Returns `view` for `widgets/navbar/view.test.tsx`. */
const nameOf = (path) => posix.basename(path).replace(/\..*$/, '');

/**
 * Returns the folder of the code that a test checks, for example `widgets/navbar/` for a test in
 * `test/widgets/navbar/`. Returns null if this folder is at the top level. We assume that a test depends on every file
 * in this folder: a test may import a file by a computed path, which the import graph doesn't see.
 */
const mirroredFolder = (test) => {
  const folder = posix.dirname(test).replace(/^test\//, '');
  return folder.includes('/') ? `${folder}/` : null;
};

const isInMirroredFolder = (test, file) => {
  const mirrored = mirroredFolder(test);
  return mirrored !== null && file.startsWith(mirrored);
};

const listedFoldersOf = (reached, graph) =>
  reached.filter((path) => path.startsWith('test/')).flatMap((path) => graph.moduleAt(path).listedFolders);

/**
 * Returns the tests whose result may depend on the changed files. The property `distances` of a test contains the
 * distance to each file in `changed`, or Infinity if the test doesn't depend on that file. `size` is the number of
 * files that the test loads or mentions.
 */
export const affectedTests = (tests, changed, graph) =>
  tests
    .map((path) => {
      const without = usesPagesOnly(path) ? PAGE_CONTENT : undefined;
      const reached = graph.distancesFrom(path, { mentions: true, without });
      const listed = listedFoldersOf([...reached.keys()], graph);
      const distanceTo = (file) => {
        const isInFolder = isInMirroredFolder(path, file);
        const isNamed = nameOf(path) === nameOf(file) && (isInFolder || reached.has(file));
        return Math.min(
          reached.get(file) ?? Infinity,
          isNamed ? NAMED_AFTER_IT : Infinity,
          isInFolder ? IN_ITS_FOLDER : Infinity,
          listed.some((folder) => file.startsWith(folder)) ? LISTS_ITS_FOLDER : Infinity,
          RUNNER_FILES.test(file) ? RUNS_WITH_IT : Infinity,
        );
      };
      return { path, distances: changed.map(distanceTo), size: reached.size };
    })
    .filter(({ distances }) => distances.some(Number.isFinite));

/**
 * Compares two tests by distance. At the same distance, the test that loads fewer files comes first, because it is more
 * specific to the change.
 */
const byDistance = (a, b) => a.distance - b.distance || a.size - b.size || a.path.localeCompare(b.path);

/** Returns the `count` nearest affected tests of each changed file, as one list sorted by distance. */
export const nearestTests = (affected, count) => {
  const at = (distanceOf) =>
    affected.map((test) => ({ ...test, distance: distanceOf(test.distances) })).sort(byDistance);
  const nearestOfEach = (affected[0]?.distances ?? []).flatMap((_, index) =>
    at((distances) => distances[index])
      .filter(({ distance }) => distance < Infinity)
      .slice(0, count),
  );
  const chosen = new Set(nearestOfEach.map(({ path }) => path));
  return at((distances) => Math.min(...distances)).filter(({ path }) => chosen.has(path));
};
