import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onPath } from './engines/executables';
import { findOrInstall } from './engines/install';
import { freePorts } from './free-ports';

const MODULES = '/usr/lib/apache2/modules';
/** Modules without which Apache doesn't start. */
const NEEDED = ['mpm_event', 'authz_core'];
/** Further modules that Debian's Apache loads by default, and modules that web hosts add. */
const USUAL = [
  ...['access_compat', 'alias', 'authz_host', 'autoindex', 'deflate', 'dir', 'env', 'filter', 'mime'],
  ...['negotiation', 'reqtimeout', 'setenvif', 'headers', 'rewrite', 'proxy', 'proxy_http'],
];

const findApache = () => onPath(['apache2']) ?? ['/usr/sbin/apache2'].find(existsSync);

/** Returns the path of Apache. Installs it if it is missing. */
export const apachePath = () => findOrInstall('Apache', findApache, ['apache2']);

export type ApacheOptions = {
  /** The served folder. Apache's user must be able to read it. */
  readonly root: string;
  /** The value of Apache's directive `AllowOverride`. It says which directives `.htaccess` may use. */
  readonly allowOverride: string;
  /**
   * The `host:port` to which Apache forwards requests below /api. If `modules` lacks `proxy`, Apache forwards nothing.
   */
  readonly api: string;
  /** The modules to load, besides `NEEDED`. Default: the modules of a usual web host. */
  readonly modules?: readonly string[];
};

/** Starts Apache, which writes its own files to `folder`. */
export async function startApache(
  folder: string,
  { root, allowOverride, api, modules = USUAL }: ApacheOptions,
) {
  await mkdir(folder, { recursive: true });
  const [port = 0] = await freePorts(1);
  const log = join(folder, 'error.log');
  const load = [...NEEDED, ...modules].map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so\n`);
  await writeFile(
    join(folder, 'apache.conf'),
    `${load.join('')}ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${log}
User www-data
Group www-data
${modules.includes('mime') ? 'TypesConfig /etc/mime.types\n' : ''}${modules.includes('proxy') ? `ProxyPass /api/ http://${api}/api/\n` : ''}DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride ${allowOverride}
  Require all granted
</Directory>
`,
  );
  const args = ['-X', '-d', folder, '-f', join(folder, 'apache.conf')];
  const child = spawn(await apachePath(), args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => readFile(log, 'utf8').catch(() => ''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
