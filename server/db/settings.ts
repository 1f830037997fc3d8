import { resolve } from 'node:path';

/** Where leads are stored: in PostgreSQL if `databaseUrl` is set, otherwise in a file in `dataFolder`. */
export type DatabaseSettings = { readonly dataFolder: string; readonly databaseUrl: string | undefined };

export const readDatabaseSettings = (env: NodeJS.ProcessEnv): DatabaseSettings => ({
  dataFolder: resolve(env.DATA_DIR || '.data'),
  databaseUrl: env.DATABASE_URL || undefined,
});
