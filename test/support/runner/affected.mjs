import { posix } from 'node:path';

/** What decides how every test runs. */
const MACHINERY = /^(package(-lock)?\.json|tsconfig\.json|test\/(run|check)\.mjs|test\/support\/.*\.mjs)$/;

/** `widgets/navbar/` for a test in `test/widgets/navbar/`: what it tests may be named by a computed path. */
const mirroredFolder = (test) => {
  const folder = posix.dirname(test).replace(/^test\//, '');
  return folder.includes('/') ? `${folder}/` : null;
};

/** The tests whose result may differ after the change of these files. */
export const affectedTests = (tests, changed, graph) => {
  if (changed.some((path) => MACHINERY.test(path))) return tests;
  return tests.filter((test) => {
    const mirrored = mirroredFolder(test);
    if (mirrored && changed.some((path) => path.startsWith(mirrored))) return true;
    const reached = graph.reach(test, { mentions: true });
    return (
      reached.some((path) => changed.includes(path)) ||
      reached.some((path) => path.startsWith('test/') && graph.moduleAt(path).listsSources)
    );
  });
};
