import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endpointUrl } from '../../../widgets/contract/endpoint-url';
import { type Endpoint, SEND_QUOTE } from '../../../widgets/contract/endpoints';
import { LIST_JOBS } from '../../../widgets/contract/list-endpoints';
import { stored, VALID_LEAD } from '../../support/valid-lead';

const run = promisify(execFile);
const JOB = { id: '7', title: 'Clerk', deadline: '2027-01-31', overview: 'Keeps the books.' };

let folder: string;
let server: ChildProcess;
let origin: string;
let partnerOrigin: string;

const env = () => {
  const { DATABASE_URL: _, TRUSTED_PROXIES: __, NODE_ENV: ___, ...inherited } = process.env;
  return { ...inherited, PORT: '0', PARTNER_PORT: '0', DATA_DIR: join(folder, '.data') };
};
const npm = (...args: string[]) => run('npm', args, { cwd: folder, env: env() });

/** Starts the server, and resolves with the URLs that it prints once it listens. Rejects if the server exits first. */
async function startServer() {
  server = spawn('npm', ['run', 'serve'], {
    cwd: folder,
    env: env(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Start a new process group, so that the test can send a signal to the whole group: the shell between npm and the
    // server doesn't forward signals.
    detached: true,
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const ended = once(server, 'close').then(() =>
    Promise.reject(new Error(`npm run serve ended:\n${printed}`)),
  );
  ended.catch(() => {});
  while (!printed.includes('Data '))
    await Promise.race([once(server.stdout as NodeJS.ReadableStream, 'data'), ended]);
  const originOf = (site: string) => new RegExp(`${site} +(\\S+)`).exec(printed)?.[1] ?? '';
  return [originOf('Our site'), originOf("Partner's site")] as const;
}

const post = async (endpoint: Endpoint, fields: object = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...endpoint.fixed, ...fields })) body.append(name, `${value}`);
  const response = await fetch(endpointUrl(endpoint, `${origin}/api/`, 'quote'), {
    method: 'POST',
    body,
  });
  assert.is(response.status, 200);
  return response.json();
};

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'broker-production-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const path of [...listed.split('\0').filter(Boolean), 'dist'])
    if (existsSync(path)) cpSync(path, join(folder, path), { recursive: true });
  await npm('ci', '--omit=dev', '--prefer-offline');
  [origin, partnerOrigin] = await startServer();
});
test.after(async () => {
  if (server?.pid !== undefined && server.exitCode === null) {
    const closed = once(server, 'close');
    process.kill(-server.pid, 'SIGTERM');
    await closed;
  }
  rmSync(folder, { recursive: true, force: true });
});

test('npm run serve serves the build', async () => {
  const home = await fetch(origin);
  assert.is(home.status, 200);
  assert.is(await home.text(), readFileSync('dist/index.html', 'utf8'));
});

test("the partner's sample site says that it is shown without Bootstrap", async () => {
  const page = await fetch(partnerOrigin);
  assert.match(await page.text(), '<link rel="stylesheet" href="/vendor/bootstrap.min.css">');
  const styles = await fetch(`${partnerOrigin}/vendor/bootstrap.min.css`);
  assert.is(styles.headers.get('content-type'), 'text/css');
  assert.match(
    await styles.text(),
    "Without Bootstrap's styles, since development dependencies are not installed",
  );
});

test('npm run leads lists a lead that was posted', async () => {
  const { success } = await post(SEND_QUOTE, stored(VALID_LEAD));
  assert.ok(success);
  const { stdout } = await npm('run', '--silent', 'leads', '--', '--json');
  const leads: Record<string, unknown>[] = JSON.parse(stdout);
  assert.equal(
    leads.map(({ kind, email }) => [kind, email]),
    [['quote', VALID_LEAD.email]],
  );
});

test('npm run content replaces a list of the site, and the running server has its pages', async () => {
  writeFileSync(join(folder, 'content.json'), JSON.stringify({ jobs: [JOB] }));
  const { stdout } = await npm('run', '--silent', 'content', '--', 'import', 'content.json');
  assert.match(stdout, /^Imported jobs 1\./);
  const { data } = await post(LIST_JOBS);
  assert.equal(
    data.map(({ title }: { title: string }) => title),
    [JOB.title],
  );
  const page = await fetch(`${origin}/career-details/${JOB.id}`);
  assert.is(page.status, 200);
  assert.match(await page.text(), `<title>${JOB.title} | `);
  assert.match(await (await fetch(`${origin}/careers`)).text(), JOB.title);
});

test('none of the commands installed a dev dependency', () => {
  const readPackages = (lockfile: string): Record<string, { dev?: true }> =>
    JSON.parse(readFileSync(join(folder, lockfile), 'utf8')).packages;
  const installed = Object.keys(readPackages('node_modules/.package-lock.json'));
  const locked = readPackages('package-lock.json');
  assert.ok(installed.includes('node_modules/tsx'));
  assert.equal(
    installed.filter((path) => locked[path]?.dev),
    [],
  );
});

test.run();
