import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScript } from './server/start-script';

/** Starts the site of a clone that was built, in its own process, with a new database. `stop()` removes the database. */
export async function startSite(folder: string) {
  const data = await mkdtemp(join(tmpdir(), 'broker-bench-'));
  const server = await startScript(
    join(folder, 'demo/server.ts'),
    { DATA_DIR: data, PORT: '0', PARTNER_PORT: '0', DESK_PORT: 'off' },
    /Our site\s+(http:\S+?)\/?\s/,
    [],
    folder,
  );
  return {
    url: server.found,
    async stop() {
      await server.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
