import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error';

export type BodyLimits = {
  /** The body's name in error messages. */
  readonly name: 'form' | 'report';
  readonly maxBytes: number;
  /** How long the whole body may take to arrive. */
  readonly timeoutMs: number;
};

/** How long the server reads the rest of a refused body before it closes the connection. */
const DISCARD_TIMEOUT_MS = 30_000;

export const bodyMessages = (name: BodyLimits['name']) => ({
  tooLarge: `The ${name} is too large`,
  tooSlow: `The ${name} took too long to arrive`,
  broken: `The ${name} is incomplete or cannot be read`,
});

export type WatchedBody = {
  readonly isRefused: boolean;
  /** Calls `onRefused`, and discards the rest of the body. Does nothing if the body is already refused. */
  refuse(error: unknown): void;
  /** Ends the time limit. Call it when the whole body has arrived. */
  setArrived(): void;
};

/** Refuses a request with an HttpError if its body is too large, arrives too slowly or ends early. */
export function watchBody(
  req: IncomingMessage,
  { name, maxBytes, timeoutMs }: BodyLimits,
  onRefused: (error: unknown) => void,
): WatchedBody {
  const { tooLarge, tooSlow, broken } = bodyMessages(name);
  let arrivedBytes = 0;
  let isRefused = false;

  const refuse = (error: unknown) => {
    if (isRefused) return;
    isRefused = true;
    clearTimeout(deadline);
    onRefused(error);
    // Keeps reading the body: if the server closed the connection while the sender is still sending, the sender might
    // never see the response.
    req.resume();
    const cut = setTimeout(() => req.destroy(), DISCARD_TIMEOUT_MS).unref();
    req.once('close', () => clearTimeout(cut));
  };
  const deadline = setTimeout(() => refuse(new HttpError(408, tooSlow)), timeoutMs).unref();

  req.on('data', (chunk: Buffer) => {
    arrivedBytes += chunk.length;
    if (arrivedBytes > maxBytes) refuse(new HttpError(413, tooLarge));
  });
  req.on('error', () => refuse(new HttpError(400, broken)));
  req.on('close', () => {
    if (!req.readableEnded) refuse(new HttpError(400, broken));
  });
  return {
    get isRefused() {
      return isRefused;
    },
    refuse,
    setArrived: () => clearTimeout(deadline),
  };
}

/**
 * Reads the body of a request as text. Rejects with an HttpError if the body is too large, arrives too slowly or ends
 * early.
 */
export function readText(req: IncomingMessage, limits: BodyLimits): Promise<string> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    const body = watchBody(req, limits, (error) => {
      chunks = [];
      reject(error);
    });
    req.on('data', (chunk: Buffer) => {
      if (!body.isRefused) chunks.push(chunk);
    });
    req.on('end', () => {
      body.setArrived();
      resolve(Buffer.concat(chunks).toString());
    });
  });
}
