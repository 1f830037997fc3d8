import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The moments when the proxy can cut the sender's connection. Each key describes the moment in the name of a fault. */
export const CUTS = {
  'before the body': 'before',
  'during the body': 'during',
  'after the body': 'after',
  'when the response arrives': 'response',
} as const;
type Cut = (typeof CUTS)[keyof typeof CUTS];

/** How many bytes of a request the proxy forwards before the cut `during`. */
const BYTES_DURING = 1000;
const END_OF_FORM = '--\r\n';

/** Starts a proxy that cuts its first `times` connections at the moment `cut`, and forwards all later connections. */
export async function startCuttingProxy(url: string, cut: Cut, times: number) {
  const sockets = new Set<Socket>();
  let left = times;
  const server = createServer((near) => {
    const isCut = left-- > 0;
    const far = connect(Number(new URL(url).port), 'localhost');
    let forwarded = 0;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        // If the sender's connection was cut after the body, keep the connection to the server: the server has the
        // whole request, and must handle it.
        if (!(isCut && socket === near && (cut === 'after' || cut === 'response'))) other.destroy();
      });
    }
    near.on('data', (bytes: Buffer) => {
      if (isCut && cut === 'before') return near.destroy();
      if (isCut && cut === 'during') {
        far.write(bytes.subarray(0, BYTES_DURING - forwarded));
        forwarded += bytes.length;
        if (forwarded >= BYTES_DURING) near.destroy();
        return;
      }
      far.write(bytes);
      if (isCut && cut === 'after' && bytes.includes(END_OF_FORM)) near.destroy();
    });
    far.on('data', (bytes: Buffer) => {
      if (isCut && cut === 'response') near.destroy();
      else near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
