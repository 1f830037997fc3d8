import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { HttpError } from './http-error';

/** A form's fields as sent. A map, since a field may be named `__proto__`. */
export type Form = ReadonlyMap<string, string>;

/** The files that a form may contain. */
export type FileRules = {
  readonly maxBytes: number;
  /** How long the whole form may take to arrive. */
  readonly timeoutMs: number;
  /** Reads a file to its end; `name` is the sender's name for it. Throws an HttpError if it is not acceptable. */
  accept(field: string, file: Readable, name: string | undefined): Promise<unknown>;
};

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 8 * 1024;
const MAX_FORM_BYTES = 64 * 1024;
/** How long the rest of a rejected form is read before the connection is closed. */
const DISCARD_TIMEOUT_MS = 30_000;
const SHOWN_NAME_LENGTH = 60;

const FORM_TOO_LARGE = 'The form is too large';
const FORM_TOO_SLOW = 'The form took too long to arrive';
const BROKEN_FORM = 'The form is incomplete or cannot be read';

/** The `accept` of a form that may contain no file, or not in this field. */
export async function rejectFile(): Promise<never> {
  throw new HttpError(413, 'Files are not accepted here');
}

const NO_FILES: FileRules = {
  maxBytes: 0,
  // 64 KB at 1 KB/s.
  timeoutMs: 60_000,
  accept: rejectFile,
};

function openParser(req: IncomingMessage): busboy.Busboy {
  const type = req.headers['content-type'] ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) {
    throw new HttpError(415, 'Send the form as multipart/form-data or application/x-www-form-urlencoded');
  }
  // One above the limit: busboy cannot tell a value that ends at its limit from a longer one.
  const limits = { fields: MAX_FIELDS + 1, fieldSize: MAX_FIELD_BYTES + 1 };
  try {
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new HttpError(400, BROKEN_FORM);
  }
}

/** Reads a form as it streams in. Rejects with an HttpError if it is broken or too large, or has an unexpected file. */
export function readForm(req: IncomingMessage, files: FileRules = NO_FILES): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form = new Map<string, string>();
    const parser = openParser(req);
    let arrivedBytes = 0;
    let accepted: Promise<unknown> = Promise.resolve();
    let isSettled = false;

    const deadline = setTimeout(() => rejectWith(408, FORM_TOO_SLOW), files.timeoutMs).unref();

    const fail = (error: unknown) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(deadline);
      req.unpipe(parser);
      // Ends the file that is being read with an error.
      parser.destroy();
      // Keeps reading: a sender whose connection closes while it is sending never sees the response.
      req.resume();
      const cut = setTimeout(() => req.destroy(), DISCARD_TIMEOUT_MS).unref();
      req.once('close', () => clearTimeout(cut));
      reject(error);
    };
    const rejectWith = (status: number, message: string) => fail(new HttpError(status, message));

    req.on('data', (chunk: Buffer) => {
      arrivedBytes += chunk.length;
      if (arrivedBytes > files.maxBytes + MAX_FORM_BYTES) rejectWith(413, FORM_TOO_LARGE);
    });
    req.on('error', () => rejectWith(400, BROKEN_FORM));
    req.on('close', () => {
      if (!req.readableEnded) rejectWith(400, BROKEN_FORM);
    });
    parser.on('file', (field, file, { filename }) => {
      // It arrived with what the form was refused for.
      if (isSettled) return file.resume();
      // files.accept() handles errors; without any listener a later error would end the process.
      file.on('error', () => {});
      accepted = Promise.all([accepted, files.accept(field, file, filename)]);
      accepted.catch(fail);
    });
    parser.on('field', (name, value, { valueTruncated }) => {
      // undefined if the sender names an unknown character encoding
      if (typeof name !== 'string' || typeof value !== 'string') rejectWith(400, BROKEN_FORM);
      else if (valueTruncated || form.size >= MAX_FIELDS) rejectWith(413, FORM_TOO_LARGE);
      else if (form.has(name)) rejectWith(400, `${name.slice(0, SHOWN_NAME_LENGTH)} was sent twice`);
      else form.set(name, value);
    });
    parser.on('error', () => rejectWith(400, BROKEN_FORM));
    parser.on('close', () => {
      clearTimeout(deadline);
      accepted.then(
        () => resolve(form),
        () => {},
      );
    });
    req.pipe(parser);
  });
}
