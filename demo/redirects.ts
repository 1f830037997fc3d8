import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Decodes a path as servers of files do; returns one that is malformed as it is. */
export const decodePath = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

export const redirect = (res: ServerResponse, status: number, to: string) =>
  void res.writeHead(status, { Location: to }).end();

/**
 * Redirects removed pages by the rules with status 301 of dist/_redirects, with the query of the request. The file is read
 * each time, since a build may replace it while the server runs.
 * @param fallback called for any other path
 */
export function redirectRemoved(
  distFolder: string,
  fallback: (req: IncomingMessage, res: ServerResponse) => unknown,
) {
  const file = join(distFolder, '_redirects');
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [path = '', query] = (req.url ?? '').split(/\?(.*)/s);
    const rules = await readFile(file, 'utf8').catch(() => '');
    for (const rule of rules.split('\n')) {
      const [from = '', to = '', status] = rule.split(' ');
      if (status === '301' && decodePath(from) === decodePath(path)) {
        return redirect(res, 301, query === undefined ? to : `${to}?${query}`);
      }
    }
    await fallback(req, res);
  };
}
