import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import { addMigrationTests } from './migration-tests';
import { DATABASE_FILE, fixtureFolder } from './saved-databases';
import { withTempFolder } from './temp-site';

addMigrationTests(test, (version, use) =>
  withTempFolder(async (dataFolder) => {
    const saved = version && join(fixtureFolder(version), DATABASE_FILE);
    if (saved) await copyFile(saved, join(dataFolder, 'broker.db'));
    await use({ dataFolder, databaseUrl: undefined });
  }),
);

test.run();
