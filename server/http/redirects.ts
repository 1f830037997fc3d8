import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { CORRECTIONS_FILE } from '../../host-pages/deploy/headers';

/** Decodes a path as file servers do. Returns undefined if the path is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

export const redirect = (res: ServerResponse, status: number, to: string) =>
  void res.writeHead(status, { Location: to }).end();

/** Returns the target of a decoded path, or undefined if no rule matches. */
type FindTarget = (path: string) => string | undefined;

/** Reads the redirects in `_redirects`, which are the rules with status 301. */
function parseRedirects(text: string): FindTarget {
  const targets = new Map<string, string>();
  for (const rule of text.split('\n')) {
    const [from = '', to = '', status] = rule.split(' ');
    const path = decodePath(from) ?? from;
    if (status === '301' && !targets.has(path)) targets.set(path, to);
  }
  return (path) => targets.get(path);
}

/**
 * Reads the corrections of changed URLs, as patterns and targets: see `Corrections` in
 * host-pages/deploy/corrections.ts.
 */
function parseCorrections(text: string): FindTarget {
  const { exact, corrections } = JSON.parse(text);
  const right = exact.map((pattern: string) => new RegExp(pattern));
  const changed = corrections.map(({ pattern, to }: { pattern: string; to: string }) => ({
    pattern: new RegExp(pattern, 'i'),
    to,
  }));
  return (path) => {
    if (right.some((pattern: RegExp) => pattern.test(path))) return undefined;
    for (const { pattern, to } of changed) {
      const match = pattern.exec(path);
      if (match) return to.replace('$1', () => match[1] ?? '');
    }
    return undefined;
  };
}

/** Returns a function that reads a file of rules. Parses the file again only after another build has replaced it. */
function readRules(file: string, parse: (text: string) => FindTarget, reportError: (error: unknown) => void) {
  const none: FindTarget = () => undefined;
  let version = '';
  let rules = Promise.resolve(none);
  return async (): Promise<FindTarget> => {
    const found = await stat(file, { bigint: true }).catch(() => undefined);
    const current = found ? `${found.ino} ${found.size} ${found.mtimeNs}` : '';
    if (current !== version) {
      version = current;
      const read = found ? readFile(file, 'utf8').then(parse) : Promise.resolve(none);
      rules = read.catch((error: unknown) => {
        reportError(error);
        return none;
      });
    }
    return rules;
  };
}

type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

/**
 * Creates functions that redirect requests for a build: for removed pages, and for URLs that were cut off or changed,
 * for example by a mail program. The target's path comes from the build. Only an id at the path's end, and the query,
 * come from the request.
 */
export function createRedirects(distFolder: string, reportError: (error: unknown) => void) {
  const removed = readRules(join(distFolder, '_redirects'), parseRedirects, reportError);
  const corrections = readRules(join(distFolder, CORRECTIONS_FILE), parseCorrections, reportError);

  /** Redirects a request if a rule matches. Resolves to false if no rule matches. */
  async function tryRedirect({ method, url = '' }: IncomingMessage, res: ServerResponse): Promise<boolean> {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const [encoded = '', query] = url.split(/\?(.*)/s);
    const path = decodePath(encoded);
    const to = path && ((await removed())(path) ?? (await corrections())(path));
    if (!to) return false;
    redirect(res, 301, query === undefined ? to : `${to}?${query}`);
    return true;
  }

  /** Returns a listener that redirects a request if a rule matches its path, and otherwise calls `fallback`. */
  const orElse =
    (fallback: Listener): Listener =>
    async (req, res) => {
      if (!(await tryRedirect(req, res))) await fallback(req, res);
    };

  return { tryRedirect, orElse };
}
