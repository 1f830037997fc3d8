import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onPath } from '../../support/engines/executables';
import { findOrInstall } from '../../support/engines/install';

const run = promisify(execFile);

/** Debian installs it where only root's PATH looks. */
const findNginx = () => onPath(['nginx']) ?? ['/usr/sbin/nginx'].find(existsSync);

/** Returns the path of nginx, which is installed if it is missing. */
export const nginxPath = () => findOrInstall('nginx', findNginx, ['nginx']);

/** A configuration that includes the server blocks in `folder`, and writes nothing outside it. */
export const nginxConfig = (folder: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/*.conf;
}
`;

/** Checks units as systemd reads them. @throws Error with what it says of them */
export async function verifyUnits(units: readonly string[]): Promise<void> {
  const analyze = await findOrInstall('systemd', () => onPath(['systemd-analyze']), ['systemd']);
  const { stdout, stderr } = await run(analyze, ['verify', '--man=no', ...units]);
  if (stdout + stderr) throw new Error(stdout + stderr);
}

/** Writes programs that stand in for those that change the machine. Each writes its arguments to `calls`. */
export async function writePrograms(
  folder: string,
  programs: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, script] of Object.entries(programs)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o700);
  }
}
