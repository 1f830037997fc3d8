// gate: own process, because it drops root privileges permanently
import { chmod, chown, copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../../server/commands/leads';
import { openDatabase } from '../../../server/db/open';
import { callCommand } from '../commands/call-command';
import { withTempFolder } from '../temp-site';
import { DATABASE_FILE, fixtureFolder, SAVED_VERSIONS, savedLeads } from './saved-databases';

const NOBODY = 65_534;

test('with a read-only database file the server does not start, but leads are listed', () =>
  withTempFolder(async (dataFolder) => {
    const file = join(dataFolder, 'broker.db');
    const settings = { dataFolder, databaseUrl: undefined };
    const version = SAVED_VERSIONS.at(-1) ?? '';
    // Read the expected leads before this process gives up root: the project's folder may be readable by root only.
    const expected = savedLeads(version);
    await copyFile(join(fixtureFolder(version), DATABASE_FILE), file);
    await (await openDatabase(settings)).destroy();
    await chmod(file, 0o444);
    // Continue as an unprivileged user: root could still write to the file.
    if (process.getuid?.() === 0) {
      const names = await readdir(dataFolder);
      for (const path of [dataFolder, ...names.map((name) => join(dataFolder, name))]) {
        await chown(path, NOBODY, NOBODY);
      }
      process.setuid?.(NOBODY);
    }
    const refusal = await openDatabase(settings).catch(({ message }) => message);
    assert.match(refusal, `Cannot store data in ${file}: `);
    assert.match(refusal, '. Set DATA_DIR to a folder that can be written to.');
    const { stdout } = await callCommand(runLeads, { DATA_DIR: dataFolder }, ['--json']);
    assert.equal(JSON.parse(stdout), expected);
  }));

test.run();
