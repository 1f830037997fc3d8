import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

// Keep the path in a variable, so that tsc does not check the import. The module has no types, because it is
// JavaScript: rollup.config.mjs imports it in Node.
const path: string = '../../../build/bundles/aliases/index.mjs';
const { ALIASES }: { ALIASES: { find: string | RegExp; replacement: string }[] } = await import(path);

const FOLDER = 'build/bundles/aliases/';

/** Loads React itself. An `import` would load Preact if TEST_REACT selects Preact. */
const requireReact = createRequire(import.meta.url);

/** Returns the file that the build uses instead of the module with this specifier. */
function resolveAlias(specifier: string): string {
  for (const { find, replacement } of ALIASES) {
    if (typeof find === 'string' ? find === specifier : find.test(specifier)) {
      return typeof find === 'string' ? replacement : specifier.replace(find, replacement);
    }
  }
  throw new Error(`No alias for ${specifier}`);
}

for (const specifier of ['react', 'react/jsx-runtime', 'react-dom/client']) {
  test(`the alias of ${specifier} exports only what ${specifier} exports`, () => {
    const published = Object.keys(requireReact(specifier));
    const source = readFileSync(resolveAlias(specifier), 'utf8');
    const lists = [...source.matchAll(/export \{([^}]+)\}/g)].flatMap(([, names = '']) => names.split(','));
    const listed = lists.map((name) => name.trim().split(' as ').at(-1)).filter(Boolean);
    const declared = [...source.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name);
    const names = [...listed, ...declared];
    assert.ok(names.length > 0);
    for (const name of names) assert.ok(published.includes(name as string), `${specifier} has no ${name}`);
  });
}

test('every Glide source file that the alias imports exists in this version of Glide', () => {
  const source = readFileSync(`${FOLDER}glide.mjs`, 'utf8');
  const imported = [...source.matchAll(/from '(@glidejs\/glide\/[^']+)'/g)].map(
    ([, specifier]) => specifier as string,
  );
  assert.ok(imported.length > 1);
  for (const specifier of imported) {
    const file = resolveAlias(specifier);
    assert.ok(
      existsSync(file),
      `${specifier} does not exist: adapt ${FOLDER}glide.mjs to this version of Glide`,
    );
  }
});

test("Glide's core mounts the components that the alias passes", () => {
  const core = readFileSync(resolveAlias('@glidejs/glide/src'), 'utf8');
  assert.match(core, /mount\s*\(extensions/, `Glide's core changed: adapt ${FOLDER}glide.mjs`);
});

test.run();
