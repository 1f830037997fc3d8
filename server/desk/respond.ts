import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every response of the desk. */
const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

type Headers = Readonly<Record<string, string>>;

export function setHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
}

export const toHtml = (page: ReactNode): string => renderToStaticMarkup(page);

export function send(res: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const bytes = Buffer.from(body as string);
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': bytes.length });
  res.end(res.req.method === 'HEAD' ? undefined : bytes);
}

export const sendPage = (res: ServerResponse, status: number, page: ReactNode): void =>
  send(res, status, 'text/html;charset=utf-8', `<!doctype html>${toHtml(page)}\n`);

/** Redirects to a path of the desk. After status 303, the browser requests the path with GET. */
export function redirect(res: ServerResponse, path: string, headers: Headers = {}): void {
  res.writeHead(303, { Location: path, ...headers }).end();
}

/**
 * Returns the path if it leads to a page of the desk, and `/` if not. A path from a form could lead to another site.
 */
export const ownPath = (path: string | undefined): string =>
  path && /^\/(?![/\\])[\w\-./?=&%+:~*]*$/.test(path) ? path : '/';
