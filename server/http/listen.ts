import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UPLOAD_TIMEOUT_MS } from '../../widgets/contract/application-rules';

/** How long running requests may take after stop(). */
const DRAIN_MS = 30_000;
const HEADERS_TIMEOUT_MS = 20_000;
/**
 * How long an idle connection stays open. This is longer than nginx's 60 s: otherwise nginx might send a request over
 * the connection just as the server closes it.
 */
const KEEP_ALIVE_MS = 65_000;
const MAX_CONNECTIONS = 10_000;

export type Listening = {
  readonly origin: string;
  /** Accepts no more connections. Resolves once all running requests are answered, or have taken too long. */
  stop(): Promise<void>;
};

const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

/**
 * Serves a site on a port.
 * @param variable the environment variable of the port, for the error message
 * @param address the address to listen on; default: all addresses of the machine
 * @throws Error with a one-line message for the operator
 */
export async function listen(
  site: RequestListener,
  port: number,
  variable: string,
  drainMs = DRAIN_MS,
  address?: string,
): Promise<Listening> {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    // This is the time for a form with a file. Forms without a file have less time; see readForm.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.maxConnections = MAX_CONNECTIONS;
  let running = 0;
  let onIdle = () => {};
  server.on('request', (req, res) => {
    running++;
    res.once('close', () => {
      running--;
      if (running === 0) onIdle();
    });
    site(req, res);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'it is in use' : error.message;
      reject(new Error(`Cannot listen on port ${port}: ${reason}. Set ${variable} to another port.`));
    });
    server.listen(port, address, resolve);
  });
  return {
    origin: originOf(server),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      if (running > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, drainMs);
          onIdle = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      server.closeAllConnections();
      await closed;
    },
  };
}
