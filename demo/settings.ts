import { resolve } from 'node:path';

/** Where leads are kept: PostgreSQL where an address is given, else a file in the folder. */
export type DatabaseSettings = { readonly dataFolder: string; readonly databaseUrl: string | undefined };

export type Settings = DatabaseSettings & {
  readonly port: number;
  readonly partnerPort: number;
  readonly distFolder: string;
};

type Environment = { readonly [name: string]: string | undefined };

const LARGEST_PORT = 65_535;

function readPort(env: Environment, name: string, otherwise: number): number {
  const given = env[name];
  if (!given) return otherwise;
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= LARGEST_PORT) return port;
  throw new Error(`${name} is "${given}", which is not a port. Use a number from 0 to ${LARGEST_PORT}.`);
}

export const readDatabaseSettings = (env: Environment): DatabaseSettings => ({
  dataFolder: resolve(env.DATA_DIR || '.data'),
  databaseUrl: env.DATABASE_URL || undefined,
});

/** Throws with one line for a person where a port cannot be one. Port 0 takes any free port. */
export const readSettings = (env: Environment): Settings => ({
  ...readDatabaseSettings(env),
  port: readPort(env, 'PORT', 4000),
  partnerPort: readPort(env, 'PARTNER_PORT', 4001),
  distFolder: resolve('dist'),
});
