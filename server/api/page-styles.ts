import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * Returns a function that serves a style sheet of this folder in the broker's colours. Imports the colours lazily, so
 * that the server starts even if site.ts is invalid.
 */
export function serveStyles(file: string, headers: Readonly<Record<string, string>>) {
  const css = read(file);
  return async (_req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { inBrokersColours } = await import('../../host-pages/palette/broker-colours');
    res.writeHead(200, { ...headers, 'Content-Type': 'text/css;charset=utf-8' }).end(inBrokersColours(css));
  };
}
