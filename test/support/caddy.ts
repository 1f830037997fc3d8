import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onPath } from './engines/executables';
import { findOrInstall } from './engines/install';

/** Returns the path of Caddy. Installs it if it is missing. */
export const caddyPath = () => findOrInstall('Caddy', () => onPath(['caddy']), ['caddy']);

/** Starts Caddy with the given sites, without TLS. Caddy writes its own files to `folder`. */
export async function startCaddy(folder: string, sites: string) {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites}`);
  const child = spawn(await caddyPath(), ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { HOME: folder, PATH: process.env.PATH },
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    log: async () => log,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
