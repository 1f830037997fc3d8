import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { affectedTests, nearestTests } from '../support/runner/affected.mjs';
import { createImportGraph } from '../support/runner/import-graph.mjs';
import { withFolder } from '../support/temp-project';

/**
 * Lines of a test of the navbar. Each entry says whether a test with this line loads, mentions or ignores
 * `widgets/navbar/view.tsx`.
 */
const LINES: readonly (readonly [line: string, relation: 'loads' | 'mentions' | 'ignores'])[] = [
  ["import { view } from '../../../widgets/navbar/view';", 'loads'],
  ["import {\n  view,\n} from '../../../widgets/navbar/view.tsx';", 'loads'],
  ["export * from '../../../widgets/navbar/view';", 'loads'],
  ["import '../../../widgets/navbar/view';", 'loads'],
  ["const view = await import('../../../widgets/navbar/view');", 'loads'],
  ["const view = require('../../../widgets/navbar/view');", 'loads'],
  ["const view = await importFresh('widgets/navbar/view.tsx', 1);", 'loads'],
  ["const text = readFileSync('widgets/navbar/view.tsx', 'utf8');", 'loads'],
  ["import './passes-on';", 'loads'],
  ["import type { View } from '../../../widgets/navbar/view';", 'ignores'],
  ["type View = typeof import('../../../widgets/navbar/view');", 'ignores'],
  ["const path = '../../../widgets/navbar/view.tsx';", 'mentions'],
  ["import { other } from '../../../widgets/navbar/other';", 'ignores'],
  ["import { view } from 'view';", 'ignores'],
];

const VIEW = 'widgets/navbar/view.tsx';
const TEST = 'test/widgets/navbar/a.test.ts';
const FILES = {
  [VIEW]: '',
  'widgets/navbar/other.ts': '',
  'test/widgets/navbar/passes-on.ts': "export { view } from '../../../widgets/navbar/view';",
};

for (const [line, relation] of LINES)
  test(`a file with \`${line.replace(/\s+/g, ' ')}\` ${relation} the module`, () =>
    withFolder({ ...FILES, [TEST]: line }, (folder) => {
      const graph = createImportGraph(folder);
      assert.is(graph.reach(TEST).includes(VIEW), relation === 'loads');
      assert.is(graph.reach(TEST, { mentions: true }).includes(VIEW), relation !== 'ignores');
    }));

/**
 * Returns the tests of a small project that are affected by changed files, nearest first: at most `count` tests for each
 * changed file.
 */
const nearestTo = (changed: readonly string[], count = Infinity) => {
  const files = {
    'widgets/navbar/view.tsx': "import { api } from '../shared/runtime/post';",
    'widgets/navbar/navbar.css': '',
    'widgets/shared/runtime/post.ts': '',
    'widgets/toasts/index.tsx': '',
    'server/leads.ts': "import '../host-pages/pages';",
    'host-pages/pages.ts': "import './templates/Home';",
    'host-pages/templates/Home.tsx': '',
    'test/support/page.ts': '',
    'test/support/register.mjs': '',
    'test/widgets/navbar/view.test.ts': "import '../../../widgets/navbar/view';",
    'test/widgets/toasts/toasts.test.ts': "import '../../support/page'; open('toasts');",
    'test/server/leads.test.ts': "runCommand('leads.ts');",
    'test/host-pages/home.test.ts': "import '../../host-pages/pages';",
    'test/rules.test.ts': "listSources('widgets');",
  };
  const tests = Object.keys(files).filter((path) => path.endsWith('.test.ts'));
  return withFolder(files, (folder) =>
    nearestTests(affectedTests(tests, changed, createImportGraph(folder)), count).map(({ path }) =>
      path.replace(/.*\//, ''),
    ),
  );
};

const VIEW_TEST = 'view.test.ts';
const TOASTS = 'toasts.test.ts';
const LEADS = 'leads.test.ts';
const HOME = 'home.test.ts';
const RULES = 'rules.test.ts';
const AFFECTED: Readonly<Record<string, readonly string[]>> = {
  'widgets/navbar/view.tsx': [VIEW_TEST, RULES],
  'widgets/navbar/navbar.css': [RULES, VIEW_TEST],
  'widgets/shared/runtime/post.ts': [RULES, VIEW_TEST],
  'widgets/toasts/index.tsx': [RULES, TOASTS],
  'test/support/page.ts': [TOASTS],
  'test/server/leads.test.ts': [LEADS],
  'server/leads.ts': [LEADS],
  'host-pages/pages.ts': [HOME, LEADS],
  // A template does not affect LEADS, a test of the server, although the server imports the pages. The server treats
  // all pages alike, so its tests do not depend on what templates render.
  'host-pages/templates/Home.tsx': [HOME],
  // All tests have the same distance to the test runner's files, so the tests that load the fewest files run first.
  'test/support/register.mjs': [RULES, TOASTS, HOME, LEADS, VIEW_TEST],
  'package.json': [RULES, TOASTS, HOME, LEADS, VIEW_TEST],
};

for (const [changed, tests] of Object.entries(AFFECTED))
  test(`a change of ${changed} affects ${tests.join(', ')}`, async () => {
    assert.equal(await nearestTo([changed]), tests);
  });

test('for each of several changed files, the nearest tests are run, in the order of their distance', async () => {
  const changed = ['widgets/shared/runtime/post.ts', 'host-pages/templates/Home.tsx', 'server/leads.ts'];
  assert.equal(await nearestTo(changed, 1), [LEADS, RULES, HOME]);
  assert.equal(await nearestTo(changed, 2), [LEADS, RULES, HOME, VIEW_TEST]);
});

test.run();
