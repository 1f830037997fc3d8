import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runBackup, runRestore } from '../../../server/commands/backup';
import { runBuild } from '../../../server/commands/build';
import { runContent } from '../../../server/commands/content';
import { runLeads } from '../../../server/commands/leads';
import { runPages } from '../../../server/commands/pages';
import { runPartners } from '../../../server/commands/partners';
import { runReport } from '../../../server/commands/report';
import { openDatabase } from '../../../server/db/open';
import { withTempFolder } from '../temp-site';
import { callCommand } from './call-command';
import { runCommand } from './run-command';

const OPTIONS_OF_LISTS = ['--since', '--json', '--csv', '--out'];

for (const [name, command, options] of [
  [
    'leads',
    runLeads,
    [
      ...OPTIONS_OF_LISTS,
      '--xlsx',
      '--undelivered',
      '--suspected',
      '--redeliver',
      '--approve',
      '--resume',
      '--person',
      '--erase',
      '--purge-older-than',
      '--dry-run',
      '--erasures',
    ],
  ],
  ['partners', runPartners, [...OPTIONS_OF_LISTS, '--name', '--svg']],
  ['report', runReport, OPTIONS_OF_LISTS],
  ['content', runContent, []],
  ['build', runBuild, ['--content']],
  ['pages', runPages, ['--content']],
  ['backup', runBackup, []],
  ['restore', runRestore, []],
] as const)
  test(`npm run ${name} -- --help prints its options in lines that fit a terminal`, async () => {
    const { code, stdout, stderr } = await callCommand(command, {}, ['--help']);
    assert.equal([code, stderr], [0, '']);
    assert.ok(stdout.startsWith(`Usage: npm run ${name} `), stdout);
    assert.ok(stdout.split('\n').every((line) => line.length <= 120));
    const named = new Set(stdout.match(/--[a-z][a-z-]+/g));
    assert.equal([...named].sort(), [...options].sort());
  });

const NOTHING_COUNTED =
  'Nothing has been counted. The pages report if "analytics" of host-pages/site.ts is set.\n';

for (const [name, args, result] of [
  ['partners', ['list'], [0, 'No partners yet.\n', '']],
  ['report', ['--since', '2026-11-01'], [0, NOTHING_COUNTED, '']],
  ['pages', ['--content', 'none.json'], [1, '', 'Cannot read none.json: it does not exist.\n']],
] as const)
  test(`npm run ${name} runs as a process, with its arguments and the database that the environment names`, () =>
    withTempFolder(async (folder) => {
      const data = join(folder, 'data');
      await (await openDatabase({ dataFolder: data, databaseUrl: undefined })).destroy();
      // Run the command in the project's folder, because the tsconfig.json there says how JSX is compiled.
      const { code, stdout, stderr } = await runCommand(name, '.', { DATA_DIR: data }, args).ended;
      assert.equal([code, stdout, stderr], result);
    }));

test('an unknown option is named, and what prints the known ones', async () => {
  for (const [name, command, args] of [
    ['leads', runLeads, ['--xml']],
    ['partners', runPartners, ['list', '--xml']],
    ['report', runReport, ['--xml']],
    ['content', runContent, ['export', 'file.json', '--xml']],
    ['build', runBuild, ['--xml']],
    ['pages', runPages, ['--xml']],
    ['backup', runBackup, ['--xml']],
    ['restore', runRestore, ['file', '--xml']],
  ] as const) {
    const { code, stdout, stderr } = await callCommand(command, {}, args);
    assert.equal([code, stdout], [1, '']);
    assert.is(stderr, `Unknown option '--xml'. Usage: npm run ${name} -- --help\n`);
  }
});

test('a command that does not exist is named, with those that do', async () => {
  const { code, stderr } = await runCommand('lead', '.').ended;
  assert.is(code, 1);
  assert.match(stderr, 'There is no command "lead". Use one of: backup, build, ');
});

test.run();
