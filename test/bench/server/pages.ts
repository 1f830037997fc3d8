/**
 * `npm run bench:server -- --pages [ROUNDS]`: measures how many pages per second are sent by our server, by nginx as a
 * proxy in front of our server, and by nginx when it serves the built files itself. Each server has one process, and
 * the three take turns. ROUNDS: default 5. Quote the figures in a change's description; no test depends on them.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { formatTable } from '../../../server/text/format-table';
import { onPath } from '../../support/engines/executables';
import { findOrInstall } from '../../support/engines/install';
import { freePorts } from '../../support/free-ports';
import { median } from '../../support/median';
import { startNginx } from '../../support/nginx';
import { HOSTS } from '../../web-servers/hosts';
import { startScript } from './start-script';

const { positionals } = parseArgs({ options: { pages: { type: 'boolean' } }, allowPositionals: true });
const ROUNDS = Number(positionals[0] ?? 5);
const REQUESTS = 20_000;
const VISITORS = 32;
const ROOT = new URL('../../../', import.meta.url).pathname;
const PAGE = '/claims';

const run = promisify(execFile);
const ab = await findOrInstall('ab', () => onPath(['ab']), ['apache2-utils']);

/** Returns the number of pages per second that the server at `origin` sends. */
async function measure(origin: string): Promise<number> {
  const args = ['-q', '-k', '-c', `${VISITORS}`, '-n', `${REQUESTS}`, '-H', 'Accept-Encoding: gzip'];
  const { stdout } = await run(ab, [...args, `${origin}${PAGE}`]);
  if (!/Failed requests:\s+0\n/.test(stdout) || /Non-2xx/.test(stdout)) throw new Error(stdout);
  return Number(/Requests per second:\s+([\d.]+)/.exec(stdout)?.[1]);
}

const folder = await mkdtemp(join(tmpdir(), 'broker-pages-'));
const server = await startScript(
  join(ROOT, 'demo/server.ts'),
  { DATA_DIR: folder, PORT: '0', PARTNER_PORT: '0', DESK_PORT: 'off', TRUSTED_PROXIES: '127.0.0.1' },
  /Our site\s+http:\/\/\w+:(\d+)/,
);
const api = `127.0.0.1:${server.found}`;
const files = await HOSTS.nginx({ folder: join(folder, 'files'), dist: join(ROOT, 'dist'), api });
const [port = 0] = await freePorts(1);
const proxy = await startNginx(
  join(folder, 'proxy'),
  (await readFile(join(ROOT, 'docs/operate/one-server.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('127.0.0.1:4000', api),
);
try {
  const origins = {
    'our server': `http://${api}`,
    'nginx passes requests to it': `http://127.0.0.1:${port}`,
    'nginx sends the files': files.url,
  };
  const results = Object.keys(origins).map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, origin] of Object.values(origins).entries()) results[at]?.push(await measure(origin));
  const [own = []] = results;
  console.log(
    formatTable([
      ['subject', 'pages/s', 'ratio'],
      ...Object.keys(origins).map((name, at) => {
        const figures = results[at] ?? [];
        const ratios = figures.map((figure, round) => figure / (own[round] ?? 0));
        return [name, median(figures)?.toFixed(0) ?? '', median(ratios)?.toFixed(2) ?? ''];
      }),
    ]),
  );
} finally {
  await proxy.stop();
  await files.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
