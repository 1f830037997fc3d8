import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TLS_ONLY } from '../../../host-pages/deploy/headers';

/** Commands (`npm run …`) that the documents of 0.3.0 told operators to type, or to write into units and crontabs. */
const SCRIPTS = [
  'start',
  'build',
  'pages',
  'serve',
  'release',
  'leads',
  'partners',
  'report',
  'backup',
  'restore',
  'content',
  'test',
  'test:hosts',
];
const FILES = [
  'demo/server.ts',
  'docs/operate/broker-site.service',
  'docs/operate/broker-backup.service',
  'docs/operate/broker-backup.timer',
  'host-pages/site.ts',
  'loader/releases.json',
  'test/fixtures/save-databases.ts',
  'test/support/register.mjs',
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

for (const name of SCRIPTS)
  test(`npm run ${name} runs scripts that exist`, () => {
    const script = scripts[name] ?? '';
    assert.ok(script, name);
    const files = script.match(/[\w-]+(?:\/[\w.-]+)+\.(?:ts|mjs)\b/g) ?? [];
    assert.equal(
      files.filter((file) => !existsSync(file)),
      [],
    );
  });

for (const file of FILES)
  test(`${file} is where the documents of 0.3.0 name it`, () => {
    assert.ok(existsSync(file));
  });

const COMMANDS = readFileSync('server/command.ts', 'utf8');

test('each documented server with TLS tells browsers to use TLS only', () => {
  const configurations = readdirSync('docs/operate').filter((name) => name.endsWith('.conf'));
  const files = ['docs/operate.md', ...configurations.map((name) => `docs/operate/${name}`)];
  const blocks = files.flatMap((file) => readFileSync(file, 'utf8').match(/^server \{.*?^\}/gms) ?? []);
  const withTls = blocks.filter((block) => /listen 443/.test(block));
  assert.is(withTls.length, 2);
  const [name = '', value = ''] = Object.entries(TLS_ONLY)[0] ?? [];
  for (const block of withTls) assert.match(block, `  add_header ${name} "${value}" always;\n`);
  assert.match(readFileSync('docs/operate/desk.Caddyfile', 'utf8'), `\theader ${name} "${value}"\n`);
});

test('each command of package.json is a command of the server', () => {
  const names = Object.values(scripts).flatMap(
    (script) => /server\/command\.ts (\S+)/.exec(script)?.[1] ?? [],
  );
  assert.is(names.length, 9);
  for (const name of names) assert.match(COMMANDS, `\n  ${name}: async () => `);
});

test.run();
