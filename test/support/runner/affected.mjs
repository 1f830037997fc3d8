import { posix } from 'node:path';

/** Files that affect every test. */
const RUNNER_FILES = /^(package(-lock)?\.json|tsconfig\.json|test\/(run|check)\.mjs|test\/support\/.*\.mjs)$/;

/** What pages contain: tests of `demo/` serve and store pages, whatever is in them. */
const PAGE_CONTENT = /^host-pages\/(templates|prerender)\//;

const usesPagesOnly = (test) => test.startsWith('test/demo/');

/** Returns `widgets/navbar/` for a test in `test/widgets/navbar/`, which may import its subject by a computed path. */
const mirroredFolder = (test) => {
  const folder = posix.dirname(test).replace(/^test\//, '');
  return folder.includes('/') ? `${folder}/` : null;
};

/** Returns the tests whose result may depend on the changed files. */
export const affectedTests = (tests, changed, graph) => {
  if (changed.some((path) => RUNNER_FILES.test(path))) return tests;
  return tests.filter((test) => {
    const mirrored = mirroredFolder(test);
    if (mirrored && changed.some((path) => path.startsWith(mirrored))) return true;
    const without = usesPagesOnly(test) ? PAGE_CONTENT : undefined;
    const reached = graph.reach(test, { mentions: true, without });
    return (
      reached.some((path) => changed.includes(path)) ||
      reached.some((path) => path.startsWith('test/') && graph.moduleAt(path).listsSources)
    );
  });
};
