import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onPath } from './engines/executables';
import { findOrInstall } from './engines/install';

/**
 * Returns the path of nginx, if it is installed. Debian installs it in /usr/sbin, which is only on the PATH of root.
 */
const findNginx = () => onPath(['nginx']) ?? ['/usr/sbin/nginx'].find(existsSync);

/** Returns the path of nginx. Installs it if it is missing. */
export const nginxPath = () => findOrInstall('nginx', findNginx, ['nginx']);

type Directives = {
  /** Directives before all blocks. */
  readonly main?: string;
  /** Directives in the `http` block. */
  readonly http?: string;
};

/** Returns a configuration that includes all `.conf` files in `folder`. nginx then writes only to `folder`. */
export const nginxConfig = (folder: string, { main = '', http = '' }: Directives = {}) => `${main}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
  include ${folder}/*.conf;
}
`;

/** Starts nginx with the given server blocks. nginx writes its files to `folder`. */
export async function startNginx(folder: string, servers: string, directives?: Directives) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'servers.conf'), servers);
  await writeFile(join(folder, 'main'), nginxConfig(folder, directives));
  const args = ['-p', folder, '-c', join(folder, 'main'), '-e', join(folder, 'error.log')];
  const child = spawn(await nginxPath(), args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
