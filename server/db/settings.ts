import { resolve } from 'node:path';

/** Where leads are stored: in PostgreSQL if an address is given, otherwise in a file in the folder. */
export type DatabaseSettings = { readonly dataFolder: string; readonly databaseUrl: string | undefined };

export const readDatabaseSettings = (env: NodeJS.ProcessEnv): DatabaseSettings => ({
  dataFolder: resolve(env.DATA_DIR || '.data'),
  databaseUrl: env.DATABASE_URL || undefined,
});
