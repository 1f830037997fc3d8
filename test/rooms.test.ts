import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkHouseRules } from './support/house-rules';
import { ROOMS, readRooms } from './support/rooms';

const MAX_LOOSE_FILES = 10;
const TOP = ['loader', 'widgets', 'host-pages', 'server', 'demo', 'build', 'test'];

const entriesOf = (folder: string) => readdirSync(folder, { withFileTypes: true });

for (const room of TOP)
  test(`${room}/ has at most ${MAX_LOOSE_FILES} files outside its folders`, () => {
    const files = entriesOf(room).filter((entry) => entry.isFile());
    assert.ok(files.length <= MAX_LOOSE_FILES, files.map(({ name }) => name).join(', '));
  });

test('docs/architecture.md says what each folder of server/ and demo/ may import', () => {
  const folders = ['server', 'demo'].flatMap((room) =>
    entriesOf(room).flatMap((entry) => (entry.isDirectory() ? `${room}/${entry.name}` : [])),
  );
  const hasCode = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.ts'));
  assert.equal(
    folders.filter((folder) => hasCode(folder) && !ROOMS.has(folder)),
    [],
  );
});

/**
 * Returns the layer to which a folder belongs: its top-level folder. In server/ and demo/, however, each folder is a
 * layer.
 */
const layerOf = (folder: string) =>
  /^(server|demo)\//.test(folder) ? folder : (folder.split('/')[0] as string);

/** Returns the layers that the layer `start` may import, directly or through other layers. */
function reachOf(start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (layer: string) => {
    for (const [room, uses] of ROOMS)
      if (layerOf(room) === layer)
        for (const target of uses.map(({ folder }) => layerOf(folder)).filter((one) => one !== layer))
          if (!reached.has(target)) {
            reached.add(target);
            visit(target);
          }
  };
  visit(start);
  return reached;
}

test('the table of rooms has no circle, besides the build, which its own configuration imports', () => {
  const circles = [...ROOMS.keys()].map(layerOf).filter((layer) => reachOf(layer).has(layer));
  assert.equal([...new Set(circles)].sort(), ['build', 'rollup.config.mjs']);
});

test('nothing below the commands may import the build, and nothing below the server the server', () => {
  const users = (target: string) =>
    [...ROOMS].filter(([, uses]) => uses.some(({ folder }) => folder === target)).map(([room]) => room);
  assert.equal(users('build').sort(), ['rollup.config.mjs', 'server/commands']);
  assert.equal(users('server'), ['demo']);
});

test('a row of the table names folders only', () => {
  const rows = (text: string) => () =>
    readRooms(`### Rooms\n\n| code in | may import |\n| --- | --- |\n${text}\n`);
  const rooms = rows('| `a/b` | `c`, types of `d/e`, `f` on demand |\n| `g` | nothing |')();
  assert.equal([...rooms.keys()], ['a/b', 'g']);
  assert.equal(
    rooms.get('a/b')?.map(({ folder, isTypeOnly, isOnDemand }) => [folder, isTypeOnly, isOnDemand]),
    [
      ['c', false, false],
      ['d/e', true, false],
      ['f', false, true],
    ],
  );
  assert.equal(rooms.get('g'), []);
  assert.throws(rows('| `a` | `c` and most of `d` |'), 'not a folder');
});

/**
 * Sample projects. `files` are file contents, keyed by path. `circle` is a part of the circular import that must be
 * reported, or null if the project has no circular import.
 */
const CIRCLES: readonly [files: Readonly<Record<string, string>>, circle: string | null][] = [
  [{ 'loader/a.ts': "import { b } from './b';", 'loader/b.ts': "import './c';", 'loader/c.ts': '' }, null],
  [
    { 'loader/a.ts': "import { b } from './b';", 'loader/b.ts': "import { a } from './a';" },
    'a.ts → loader/b.ts',
  ],
  [
    { 'loader/a.ts': "import { b } from './b';", 'loader/b.ts': "import type { A } from './a';" },
    'a.ts → loader/b.ts',
  ],
  [
    {
      'host-pages/a.tsx': "export { b } from './content/b';",
      'host-pages/content/b.ts': "void import('../c.mjs');",
      'host-pages/c.mjs': "import '../host-pages/a';",
    },
    'host-pages/a.tsx → host-pages/content/b.ts → host-pages/c.mjs → host-pages/a.tsx',
  ],
  [{ 'loader/a.ts': "import { a } from './a';" }, 'loader/a.ts → loader/a.ts'],
];

for (const [files, circle] of CIRCLES)
  test(`${circle ?? 'files that import each other in one direction'} ${circle ? 'is a circle' : 'are none'}`, () => {
    const found = checkHouseRules(Object.entries(files).map(([path, text]) => ({ path, text })));
    assert.is(found.length, circle ? 1 : 0, found.join('\n'));
    if (circle) assert.match(found[0] ?? '', circle);
  });

test('demo/server.ts, which the units of operators start, is one line that imports the server', () => {
  assert.is(readFileSync('demo/server.ts', 'utf8'), "import '../server/main';\n");
});

test.run();
