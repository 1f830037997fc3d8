import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * `freePorts` chooses ports from FIRST to END - 1. Linux uses the ports from END upwards for `listen(0)` and for
 * outgoing connections. If `freePorts` chose such a port, another test could get the port before our program listens on
 * it.
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

/** Returns `count` different ports of 127.0.0.1 on which nothing listens. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}
