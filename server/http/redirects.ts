import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { CORRECTIONS_FILE } from '../../host-pages/deploy/headers';

/** Decodes a percent-encoded path, as file servers do. Returns undefined if the path is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Redirects a request. No cache may store a redirect with a query: a shared cache that ignores queries would send every
 * visitor to the partner of the first one.
 */
export const redirect = (res: ServerResponse, status: number, to: string) =>
  void res
    .writeHead(status, { Location: to, ...(to.includes('?') && { 'Cache-Control': 'private, no-cache' }) })
    .end();

type Rules = {
  /** Returns the target of a decoded path, or undefined if no rule matches. */
  findTarget(path: string): string | undefined;
  /** True if a decoded path is known as the path of a page. */
  isPage(path: string): boolean;
};

const NO_RULES: Rules = { findTarget: () => undefined, isPage: () => false };

/** Reads the redirects in `_redirects`, which are the rules with status 301. */
function parseRedirects(text: string): Rules {
  const targets = new Map<string, string>();
  for (const rule of text.split('\n')) {
    const [from = '', to = '', status] = rule.split(' ');
    const path = decodePath(from) ?? from;
    if (status === '301' && !targets.has(path)) targets.set(path, to);
  }
  return { findTarget: (path) => targets.get(path), isPage: () => false };
}

/**
 * Reads the corrections of changed URLs. Each has a pattern and a target; see `Corrections` in
 * host-pages/deploy/corrections.ts.
 */
function parseCorrections(text: string): Rules {
  const { exact, corrections } = JSON.parse(text);
  const right = exact.map((pattern: string) => new RegExp(pattern));
  const changed = corrections.map(({ pattern, to }: { pattern: string; to: string }) => ({
    pattern: new RegExp(pattern, 'i'),
    to,
  }));
  const isPage = (path: string) => right.some((pattern: RegExp) => pattern.test(path));
  function findTarget(path: string) {
    if (isPage(path)) return undefined;
    for (const { pattern, to } of changed) {
      const match = pattern.exec(path);
      if (match) return to.replace('$1', () => match[1] ?? '');
    }
    return undefined;
  }
  return { findTarget, isPage };
}

/** Returns a function that reads a file of rules. Parses the file again only after another build has replaced it. */
function readRules(file: string, parse: (text: string) => Rules, reportError: (error: unknown) => void) {
  let version = '';
  let rules = Promise.resolve(NO_RULES);
  return async (): Promise<Rules> => {
    const found = await stat(file, { bigint: true }).catch(() => undefined);
    const current = found ? `${found.ino} ${found.size} ${found.mtimeNs}` : '';
    if (current !== version) {
      version = current;
      const read = found ? readFile(file, 'utf8').then(parse) : Promise.resolve(NO_RULES);
      rules = read.catch((error: unknown) => {
        reportError(error);
        return NO_RULES;
      });
    }
    return rules;
  };
}

type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

/**
 * Matches the beginning of a query that has become part of the path: its question mark was encoded, once or several
 * times, or replaced by `&` or `;`.
 */
const QUERY_IN_PATH = /(?:[&;]|%(?:25)*(?:3f|26|3b))(?:amp;)*(?=[\w-]+(?:=|%(?:25)*3d))/i;

const pathOf = (url = '') => url.replace(/\?.*/s, '');

/**
 * Creates functions that redirect requests for pages that the build has removed, and for URLs that were cut off or
 * changed, for example by a mail program. The target's path comes from the build, or is the path of a page of the
 * build. Only an id at the path's end, and the query, come from the request.
 */
export function createRedirects(distFolder: string, reportError: (error: unknown) => void) {
  const removed = readRules(join(distFolder, '_redirects'), parseRedirects, reportError);
  const corrections = readRules(join(distFolder, CORRECTIONS_FILE), parseCorrections, reportError);

  async function targetOf(encoded: string) {
    const path = decodePath(encoded);
    return path && ((await removed()).findTarget(path) ?? (await corrections()).findTarget(path));
  }

  /** Returns the target of an encoded path that consists of a page's path and a query; undefined for any other path. */
  async function targetOfQueryInPath(encoded: string) {
    const [start] = QUERY_IN_PATH.exec(encoded) ?? [];
    if (!start) return undefined;
    const at = encoded.search(QUERY_IN_PATH);
    const page = encoded.slice(0, at);
    const { isPage } = await corrections();
    if (isPage(decodePath(encoded) ?? '')) return undefined;
    const to = isPage(decodePath(page) ?? '') ? `/${page.replace(/^\/+|\/+$/g, '')}` : await targetOf(page);
    return to && `${to}?${encoded.slice(at + start.length)}`;
  }

  /** Redirects a request if a rule matches. Resolves to false if no rule matches. */
  async function tryRedirect({ method, url = '' }: IncomingMessage, res: ServerResponse): Promise<boolean> {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const [encoded = '', query] = url.split(/\?(.*)/s);
    const to = (await targetOfQueryInPath(encoded)) ?? (await targetOf(encoded));
    if (!to) return false;
    redirect(res, 301, query === undefined ? to : `${to}${to.includes('?') ? '&' : '?'}${query}`);
    return true;
  }

  /** Returns a listener that redirects a request if a rule matches its path, and otherwise calls `fallback`. */
  const orElse =
    (fallback: Listener): Listener =>
    async (req, res) => {
      if (!(await tryRedirect(req, res))) await fallback(req, res);
    };

  /**
   * Redirects a request whose path contains a query. Resolves to false for any other request. Call it before the path
   * is normalised: normalising would decode the query.
   */
  const tryRedirectQueryInPath = async (req: IncomingMessage, res: ServerResponse): Promise<boolean> =>
    QUERY_IN_PATH.test(pathOf(req.url)) && (await tryRedirect(req, res));

  return { tryRedirect, tryRedirectQueryInPath, orElse };
}
