import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { DatabaseSettings } from '../../demo/settings';

/** An empty PostgreSQL on a port of its own. */
export async function withPostgres(use: (settings: DatabaseSettings) => Promise<void>): Promise<void> {
  const engine = await PGlite.create();
  const server = new PGLiteSocketServer({ db: engine, port: 0, maxConnections: 10 });
  await server.start();
  const databaseUrl = `postgres://postgres:secret@${server.getServerConn()}/postgres?sslmode=disable`;
  try {
    await use({ databaseUrl, dataFolder: '/nowhere' });
  } finally {
    await server.stop();
    await engine.close();
  }
}
