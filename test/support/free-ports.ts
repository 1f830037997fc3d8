import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux gives to `listen(0)` and to outgoing connections (from 32768): other tests open many of
 * these and could take one before the program that it was found for listens there.
 */
const FIRST = 20_000;
const END = 32_768;

const isFree = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** Returns different ports of 127.0.0.1 that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}
