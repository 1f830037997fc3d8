import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import { withTempFolder } from '../temp-site';
import { addMigrationTests } from './migration-tests';
import { DATABASE_FILE, fixtureFolder } from './saved-databases';

addMigrationTests(test, (version, use) =>
  withTempFolder(async (dataFolder) => {
    const saved = version && join(fixtureFolder(version), DATABASE_FILE);
    if (saved) await copyFile(saved, join(dataFolder, 'broker.db'));
    await use({ dataFolder, databaseUrl: undefined });
  }),
);

test.run();
