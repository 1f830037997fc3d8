import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createImportGraph } from '../support/runner/import-graph.mjs';

const { dependencies = {}, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies?: Record<string, string>;
  scripts: Record<string, string>;
};

/**
 * npm scripts that run on a server. No dev dependencies are installed there, so every package that these scripts import
 * must be a dependency.
 */
const COMMANDS = Object.values(scripts).filter((script) => script.includes('--omit=dev'));

const graph = createImportGraph('.');
/**
 * Source text of the table of commands. `entryOf` searches this text for the module of one command. Don't use the
 * import graph of server/command.ts: it contains all commands, and some commands need dev dependencies.
 */
const TABLE = readFileSync('server/command.ts', 'utf8');
const entryOf = (script: string) => {
  const name = /\bserver\/command\.ts (\w+)/.exec(script)?.[1];
  const module = new RegExp(`\\n  ${name}: .*import\\('\\./(commands/[\\w-]+)'\\)`).exec(TABLE)?.[1];
  return module ? `server/${module}.ts` : 'demo/server.ts';
};
const entries = COMMANDS.map(entryOf);
const files = [...new Set(entries.flatMap((entry) => graph.reach(entry)))];

/** Returns the package of an import specifier: for example, `@libsql/client` for `@libsql/client/node`. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

test('every package that the server and its commands import is a dependency', () => {
  for (const file of ['server/site/app.ts', 'server/commands/report.ts'])
    assert.ok(files.includes(file), file);
  const imported = files
    .flatMap((file) => [...graph.moduleAt(file).packages])
    .filter((specifier) => !specifier.startsWith('node:'))
    .map(packageOf);
  assert.equal([...new Set(imported)].filter((name) => !(name in dependencies)).sort(), []);
});

test('every dependency is named by the server or one of its commands', () => {
  const text = [...files.map((file) => readFileSync(file, 'utf8')), ...COMMANDS].join('\n');
  const isNamed = (name: string) =>
    [`'${name}'`, `'${name}/`, `--import ${name} `].some((naming) => text.includes(naming));
  assert.equal(
    Object.keys(dependencies).filter((name) => !isNamed(name)),
    [],
  );
});

test.run();
