import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApacheOptions, startApache } from '../support/apache';
import { startCaddy } from '../support/caddy';
import { freePorts } from '../support/free-ports';
import { startNginx } from '../support/nginx';

export type Host = { readonly url: string; log(): Promise<string>; stop(): Promise<void> };
type HostOptions = {
  /** Folder for the configuration and the logs of the server. */
  readonly folder: string;
  readonly dist: string;
  /** `host:port` of the API, to which the server forwards requests. */
  readonly api: string;
};
type StartHost = (options: HostOptions) => Promise<Host>;

/** Resolves once a server responds. @throws Error with the server's log if the server doesn't respond within 10 s */
async function answering(host: Host): Promise<Host> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(host.url, { redirect: 'manual' });
      return host;
    } catch {
      if (Date.now() > deadline) throw new Error(`${host.url} does not answer. ${await host.log()}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/**
 * Turns on the forwarding of requests to `api` in a configuration: removes the comment signs from the block that
 * forwards them. A build writes this block as a comment, because the API may be on another host.
 */
function withApi(file: string, api: string): string {
  const [block] = /^\s*# (?:location|handle) (?:\^~ )?\/api\/.*\{\n(?:\s*#.*\n)*?\s*# \}\n/m.exec(file) ?? [];
  if (!block) throw new Error('The file has no block for the API.');
  return file.replace(block, block.replaceAll('# ', '').replaceAll('#', '').replace('127.0.0.1:4000', api));
}

const startOnNginx: StartHost = async ({ folder, dist, api }) => {
  const [port = 0] = await freePorts(1);
  // Change the built configuration: no TLS, another port and another root folder.
  const conf = withApi(await readFile(join(dist, 'nginx.conf'), 'utf8'), api)
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, '')
    .replace(/ {2}listen \[::\].*\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('/var/www/site', dist);
  const { stop } = await startNginx(folder, conf, { http: 'include /etc/nginx/mime.types;' });
  return answering({
    url: `http://127.0.0.1:${port}`,
    log: () => readFile(join(folder, 'error.log'), 'utf8'),
    stop,
  });
};

const startOnApache =
  (options: Pick<ApacheOptions, 'allowOverride' | 'modules'>): StartHost =>
  async ({ folder, dist, api }) =>
    answering(await startApache(folder, { root: dist, api, ...options }));

const startOnCaddy: StartHost = async ({ folder, dist, api }) => {
  const [port = 0] = await freePorts(1);
  const sites = withApi(await readFile(join(dist, 'Caddyfile'), 'utf8'), api)
    .replace(/^[\w.-]+ \{/m, `http://127.0.0.1:${port} {`)
    .replace('/var/www/site', dist);
  return answering({ url: `http://127.0.0.1:${port}`, ...(await startCaddy(folder, sites)) });
};

/**
 * Functions that start a web server with the configuration that the build writes for it, keyed by the server's name.
 */
export const HOSTS = {
  nginx: startOnNginx,
  'Apache with AllowOverride All': startOnApache({ allowOverride: 'All' }),
  'Apache with AllowOverride FileInfo Indexes': startOnApache({ allowOverride: 'FileInfo Indexes' }),
  'Apache without modules': startOnApache({ allowOverride: 'All', modules: ['dir'] }),
  Caddy: startOnCaddy,
} as const satisfies Readonly<Record<string, StartHost>>;
export type HostName = keyof typeof HOSTS;

/**
 * Copies a build to a folder that all users can read, because a web server may run as another user. The caller removes
 * the copy.
 */
export async function copyForServers(
  dist: string,
): Promise<{ readonly folder: string; readonly dist: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-hosts-'));
  await chmod(folder, 0o755);
  const copy = join(folder, 'dist');
  await mkdir(copy);
  await cp(dist, copy, { recursive: true });
  return { folder, dist: copy };
}

export const removeCopy = (folder: string) => rm(folder, { recursive: true, force: true });
