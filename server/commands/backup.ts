import { existsSync } from 'node:fs';
import { backUp, restore } from '../db/backup';
import { checksumFile } from '../db/check-backup';
import { databaseFile, makeFolder } from '../db/open';
import { type DatabaseSettings, readDatabaseSettings } from '../db/settings';
import { countOf } from './count-of';
import { createCommand } from './create-command';
import { readArguments } from './read-arguments';
import { lacksFile, noDatabase } from './with-database';

function requireDatabaseFile(env: NodeJS.ProcessEnv, postgresCommand: string): DatabaseSettings {
  const settings = readDatabaseSettings(env);
  if (!settings.databaseUrl) return settings;
  throw new Error(`This command is for a database in DATA_DIR. For PostgreSQL: ${postgresCommand}`);
}

const usageOf = (command: string) => `Usage: npm run ${command} -- FILE`;

function readFileArgument(args: readonly string[], command: string): string {
  const [file, ...others] = readArguments(command, args, {}, ({ positionals }) => positionals);
  if (file && others.length === 0) return file;
  throw new Error(usageOf(command));
}

/** `npm run backup`: copies the database to a new file, even while a server runs. */
export const runBackup = createCommand(
  async (args, { env, stdout }) => {
    const file = readFileArgument(args, 'backup');
    const settings = requireDatabaseFile(
      env,
      'pg_dump --format=custom --exclude-table-data=rate_limits --file=FILE "$DATABASE_URL"',
    );
    if (lacksFile(settings)) throw new Error(noDatabase(settings));
    const leads = await backUp(databaseFile(settings), file);
    stdout.write(`Wrote ${countOf(leads, 'lead')} to ${file}\n`);
  },
  `${usageOf('backup')}\n`,
);

/** `npm run restore`: replaces the database with a backup while no server runs. */
export const runRestore = createCommand(
  async (args, { env, stdout }) => {
    const file = readFileArgument(args, 'restore');
    const settings = requireDatabaseFile(env, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE');
    const database = databaseFile(settings);
    await makeFolder(settings.dataFolder);
    const kept = `${database}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    const { leads, hasChecksum } = await restore(file, database, kept);
    const previous = existsSync(kept) ? ` The previous database is kept as ${kept}` : '';
    stdout.write(`Restored ${countOf(leads, 'lead')} to ${database}.${previous}\n`);
    if (!hasChecksum)
      stdout.write(
        `Warning: there is no ${checksumFile(file)}, so nobody can tell if ${file} was changed.\n`,
      );
  },
  `${usageOf('restore')}\n`,
);
