/**
 * `node --import tsx test/bench/server/uploads.ts`: measures the server's peak memory while 50 résumés of 5 MB arrive
 * at once, with SQLite and with PostgreSQL. Needs a build. Quote the figures in a change's description; no test depends
 * on them.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_RESUME_BYTES } from '../../../widgets/contract/application-rules';
import { APPLICATION, pdf, upload } from '../../server/api/resumes';
import { startPostgres } from '../../support/postgres';
import { startScript } from './start-script';

const UPLOADS = 50;
const SERVER = new URL('../../../demo/server.ts', import.meta.url).pathname;

/** Returns the peak memory of a process in MB. Works on Linux only. */
const peakMemory = async (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-bench-'));
  const env = {
    DATA_DIR: folder,
    PORT: '0',
    PARTNER_PORT: '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const server = await startScript(SERVER, env, /Our site\s+(http:\S+)/);
  try {
    const before = await peakMemory(server.pid);
    const startedAt = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: UPLOADS }, async (_, at) => {
        const fields = { ...APPLICATION, phone_number: `${9_000_000_000 + at}` };
        const { headers, payload } = await upload(fields, { name: 'cv.pdf', bytes: pdf(MAX_RESUME_BYTES) });
        const url = `${server.found}/api/careers.php`;
        return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) })).status;
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const accepted = statuses.filter((status) => status === 200).length;
    console.log(
      `${name}: ${accepted} of ${UPLOADS} stored in ${seconds.toFixed(1)} s; ` +
        `memory ${before.toFixed(0)} MB before, ${(await peakMemory(server.pid)).toFixed(0)} MB at most`,
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const postgres = await startPostgres({ isDurable: true });
try {
  await measure('SQLite', undefined);
  await postgres.query('create database uploads');
  await measure('PostgreSQL', postgres.urlOf('uploads'));
} finally {
  await postgres.stop();
}
