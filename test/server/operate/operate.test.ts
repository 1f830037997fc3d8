// gate: npm test only, because it sets up a machine as the document says, with servers and databases
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { insertOnce } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { readSettings } from '../../../server/site/settings';
import { start } from '../../../server/site/start';
import { nginxConfig, nginxPath } from '../../support/nginx';
import { postgresPrograms, setUpPostgres } from '../../support/postgres';
import { QUOTE, smallDist, withTempFolder, writeFiles } from '../temp-site';
import { verifyUnits, writePrograms } from './machine';

const withPostgres = setUpPostgres(test);
const run = promisify(execFile);

const OPERATE = 'docs/operate';
const DOCUMENT = `${OPERATE}.md`;

/** Returns the commands of a section of docs/operate.md as one script. */
async function commandsOf(heading: string): Promise<string> {
  const document = await readFile(DOCUMENT, 'utf8');
  const section = document.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block).join('');
}

/** Runs a script in the project's folder. Programs in `folder/bin` stand in for real programs of the same name. */
async function runScript(
  script: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { stdout } = await run('/bin/sh', ['-eu', '-c', script], {
    env: { ...process.env, ...env, PATH: `${join(folder, 'bin')}:${env.PATH ?? process.env.PATH}` },
  }).catch((error: { stdout: string; stderr: string; message: string }) => {
    throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

test('the units are valid', async () => {
  await withTempFolder(async (folder) => {
    const units = (await readdir(OPERATE)).filter((name) => /\.(service|timer)$/.test(name));
    assert.is(units.length, 5);
    for (const name of units) {
      const text = await readFile(join(OPERATE, name), 'utf8');
      // Replace the path of Node: systemd-analyze reports programs that do not exist, and this machine may have Node
      // elsewhere.
      await writeFile(join(folder, name), text.replace('/usr/bin/node', process.execPath));
    }
    await verifyUnits(units.map((name) => join(folder, name)));
  });
});

for (const [version, file] of [
  ['this version', join(OPERATE, 'broker-site.service')],
  ['0.3.0', 'test/fixtures/units/broker-site-0.3.0.service'],
] as const)
  test(`the service of ${version} starts the server itself: a signal reaches it, and it ends with code 0`, () =>
    withTempFolder(async (folder) => {
      await writeFiles(join(folder, 'dist'), smallDist());
      for (const name of ['demo', 'server', 'node_modules', 'package.json'])
        await symlink(resolve(name), join(folder, name));
      const unit = await readFile(file, 'utf8');
      const [, program = '', args = ''] = /^ExecStart=\/usr\/bin\/(\S+) (.*)$/m.exec(unit) ?? [];
      const child = spawn(resolve(process.execPath, '..', program), args.split(' '), {
        cwd: folder,
        env: { PATH: process.env.PATH, PORT: '0', PARTNER_PORT: '0', DATA_DIR: join(folder, 'data') },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      for await (const printed of child.stdout) if (`${printed}`.includes('broker.db')) break;
      child.kill('SIGTERM');
      assert.equal(await ended, [0, null]);
    }));

test('the commands for one machine work, from the first start to a new release', () =>
  withTempFolder(async (folder) => {
    const [srv, etc, nginx, calls] = ['srv', 'etc', 'nginx', 'calls'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
      string,
    ];
    const variables = join(etc, 'broker-site.env');
    await Promise.all([srv, etc, nginx].map((path) => mkdir(path)));
    const record = `echo "$(basename $0) $*" >> ${calls}`;
    await writeFile(join(nginx, 'main'), nginxConfig(nginx));
    await writePrograms(join(folder, 'bin'), {
      adduser: record,
      chown: record,
      // Run the command as the current user: the user that the document creates doesn't exist here.
      runuser: 'shift 3; exec "$@"',
      systemctl: `${record}
        for name; do case $name in *.service|*.timer) test -f ${etc}/$name;; esac || exit 1; done`,
      nginx: `test "$*" = -t && exec ${await nginxPath()} -t -q -p ${nginx} -c ${nginx}/main`,
      // Don't build: a build is slow, and other tests check it.
      npm: `test "$*" = "run build" && { ${record}; exit; }; exec ${resolve(process.execPath, '../npm')} "$@"`,
    });
    await writeFiles(join(folder, 'dist'), smallDist());
    await symlink(resolve('.'), join(srv, 'site'));
    const env = { PORT: '0', PARTNER_PORT: '0', DATA_DIR: join(srv, 'data') };
    const server = await start({ ...readSettings(env), distFolder: join(folder, 'dist') });
    try {
      const { type: _, ...fields } = QUOTE;
      const db = await openDatabase({ dataFolder: env.DATA_DIR, databaseUrl: undefined });
      await insertOnce(db, { kind: 'quote', fields, extra: {} }, new Date());
      await db.destroy();

      const script = (await commandsOf('One machine'))
        .replaceAll('/srv/broker', srv)
        .replaceAll('/etc/systemd/system', etc)
        .replaceAll('/etc/broker-site.env', variables)
        .replaceAll('/etc/nginx/conf.d', nginx)
        .replaceAll('http://localhost:4000', server.siteOrigin);
      const printed = await runScript(script, folder, {});
      assert.is((await stat(variables)).mode & 0o777, 0o640);
      assert.match(printed, 'Wrote 1 lead to ');
      assert.match(printed, 'Restored 1 lead to ');
      // The script lists leads twice: from the server's data, and from the restored backup.
      assert.is(printed.split(`first_name         ${QUOTE.first_name}`).length - 1, 2);
      assert.is(printed.match(/"ready":true/g)?.length, 2);
      const backups = await readdir(join(srv, 'backups'));
      assert.equal(backups.map((file) => file.replace(/-\d{4}(-\d\d){2}/, '')).sort(), [
        'before-upgrade.backup',
        'before-upgrade.backup.sha256',
        'first.backup',
        'first.backup.sha256',
      ]);
      const called = await readFile(calls, 'utf8');
      for (const call of [
        'adduser --system',
        'enable --now broker-site.service',
        'reload nginx',
        'restart broker-site',
      ])
        assert.match(called, call);
    } finally {
      await server.stop();
    }
  }));

test('the commands for several servers dump a PostgreSQL database and restore it', () =>
  withTempFolder((folder) =>
    withPostgres(async (settings) => {
      const db = await openDatabase(settings);
      const { type: _, ...fields } = QUOTE;
      const store = (city: string) =>
        insertOnce(db, { kind: 'quote', fields: { ...fields, city }, extra: {} }, new Date());
      try {
        await store('Goa');
        await mkdir(join(folder, 'srv', 'backups'), { recursive: true });
        const script = (await commandsOf('Several servers')).replaceAll('/srv/broker', join(folder, 'srv'));
        const [dump = '', restore = ''] = script.trim().split('\n');
        const env = {
          DATABASE_URL: settings.databaseUrl ?? '',
          PATH: `${await postgresPrograms()}:${process.env.PATH}`,
        };
        await runScript(dump, folder, env);
        await store('Kerala');
        await runScript(restore, folder, env);
        const cities = await db.selectFrom('leads').select('city').execute();
        assert.equal(cities, [{ city: 'Goa' }]);
      } finally {
        await db.destroy();
      }
    }),
  ));

test.run();
