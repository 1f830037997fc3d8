import { rmSync } from 'node:fs';
import { readdir, readlink, realpath, truncate, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../../server/http/static-files';
import { until, withTempFolder } from '../temp-site';

type Server = { readonly folder: string; readonly origin: string };

/**
 * Serves a temporary folder on a free port.
 * @param onFound called with the folder and a file's path, after the file is found and before it is opened
 */
const withServer = (
  use: (server: Server) => Promise<void>,
  onFound = (_folder: string, _path: string) => {},
) =>
  withTempFolder(async (created) => {
    const folder = await realpath(created);
    const headersOf = (path: string) => {
      onFound(folder, path);
      return {};
    };
    const server = createServer(
      serveFolder({ folder, headersOf, fallback: (_req, res) => res.writeHead(404).end() }),
    );
    await new Promise<void>((resolve) => server.listen(0, resolve));
    try {
      await use({ folder, origin: `http://localhost:${(server.address() as AddressInfo).port}` });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

/** Returns how many times this process has a file open. Returns 0 if the system has no /proc. */
async function timesOpen(file: string): Promise<number> {
  const numbers = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(
    numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')),
  );
  return files.filter((name) => name === file).length;
}

test('an aborted download closes the file', () =>
  withServer(async ({ folder, origin }) => {
    const file = join(folder, 'large.bin');
    await writeFile(file, '');
    // Make the file larger than the buffers of a socket. Then the server can't send the whole file before the download
    // is aborted.
    await truncate(file, 100 * 1024 * 1024);
    for (let times = 0; times < 3; times++) {
      await new Promise((resolve) => {
        const request = get(`${origin}/large.bin`, (response) => {
          response.on('error', () => {});
          response.once('close', resolve);
          response.once('data', () => request.destroy());
        });
      });
    }
    await until(async () => (await timesOpen(file)) === 0);
  }));

test('a file that cannot be opened ends the response, and the server answers the next request', () =>
  withServer(
    async ({ folder, origin }) => {
      await writeFile(join(folder, 'removed.txt'), 'x');
      await writeFile(join(folder, 'other.txt'), 'other');
      const failed = await fetch(`${origin}/removed.txt`).then((response) => response.text(), String);
      assert.match(failed, 'TypeError');
      assert.is(await (await fetch(`${origin}/other.txt`)).text(), 'other');
    },
    (folder, path) => {
      if (path === '/removed.txt') rmSync(join(folder, path));
    },
  ));

test.run();
