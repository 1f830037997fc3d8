import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { API_ANSWER, PAGE, PREFLIGHT } from '../../host-pages/deploy/headers';
import { type AnswerBody, answerPage } from './answer-page';

export type Answer = {
  readonly status: number;
  readonly body: AnswerBody;
  readonly headers?: Readonly<Record<string, string>>;
};

/** About one packet: a smaller answer does not arrive sooner for being compressed. */
const COMPRESS_FROM_BYTES = 1400;

const compress = promisify(gzip);

function quality(accept: string, type: string): number {
  const range = accept.split(',').find((part) => part.trim().toLowerCase().startsWith(type));
  if (!range) return 0;
  return Number(/;\s*q=([\d.]+)/i.exec(range)?.[1] ?? 1);
}

/** True for a form that a browser sends by itself, without script: it names HTML, which a fetch does not. */
export const prefersHtml = (accept = '') =>
  quality(accept, 'text/html') > quality(accept, 'application/json');

/** Sends JSON, or a page to read where the browser is on its way to one. */
export async function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): Promise<void> {
  const { status, body } = answer;
  // A list is for programs, whoever asks.
  const asPage = body.message !== undefined && body.data === undefined && prefersHtml(req.headers.accept);
  const text = asPage ? answerPage(body) : JSON.stringify(body);
  const headers: Record<string, string> = {
    ...(asPage && PAGE),
    ...API_ANSWER,
    ...answer.headers,
    'Content-Type': asPage ? 'text/html;charset=utf-8' : 'application/json',
  };
  let sent = Buffer.from(text);
  if (sent.length >= COMPRESS_FROM_BYTES && /\bgzip\b/.test(String(req.headers['accept-encoding']))) {
    sent = await compress(sent);
    headers['Content-Encoding'] = 'gzip';
  }
  res.writeHead(status, { ...headers, 'Content-Length': sent.length });
  res.end(sent);
}

/** Lets a partner's page post to us: any origin, and no cookies, since none are used. */
export const sendPreflight = (res: ServerResponse) => void res.writeHead(204, PREFLIGHT).end();
