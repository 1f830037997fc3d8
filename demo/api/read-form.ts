import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { Refusal } from './refusal';

/** A form's fields as they were sent. A map, since a field may be named `__proto__`. */
export type Form = ReadonlyMap<string, string>;

/** What a form may hold besides fields. */
export type FileRules = {
  readonly maxBytes: number;
  /** Reads a file to its end; `name` is what the sender calls it. Throws a Refusal where it cannot be taken. */
  take(field: string, file: Readable, name: string | undefined): Promise<unknown>;
};

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 8 * 1024;
const MAX_FORM_BYTES = 64 * 1024;
/** After this a sender who was refused, and is sending still, is no longer listened to. */
const IGNORE_MS = 30_000;
const SHOWN_NAME_LENGTH = 60;

const TOO_LARGE = 'The form is too large';
const BROKEN = 'The form did not arrive whole, or cannot be read';

const NO_FILES: FileRules = {
  maxBytes: 0,
  take: async () => {
    throw new Refusal(413, 'Files are not accepted here');
  },
};

function openParser(req: IncomingMessage): busboy.Busboy {
  const type = req.headers['content-type'] ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) {
    throw new Refusal(415, 'Send the form as multipart/form-data or application/x-www-form-urlencoded');
  }
  // One above what is allowed: busboy cannot tell a value that ends at its limit from one that goes on.
  const limits = { fields: MAX_FIELDS + 1, fieldSize: MAX_FIELD_BYTES + 1 };
  try {
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new Refusal(400, BROKEN);
  }
}

/** Reads a form as it streams in. Throws a Refusal at a broken or too large one, and at a file that no rules allow. */
export function readForm(req: IncomingMessage, files: FileRules = NO_FILES): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form = new Map<string, string>();
    const parser = openParser(req);
    let arrivedBytes = 0;
    let taken: Promise<unknown> = Promise.resolve();
    let over = false;

    const fail = (error: unknown) => {
      if (over) return;
      over = true;
      req.unpipe(parser);
      // Ends the file that is being read, with an error.
      parser.destroy();
      // Read on: where the connection closes on a sender in mid-send, it never sees the answer.
      req.resume();
      const cut = setTimeout(() => req.destroy(), IGNORE_MS).unref();
      req.once('close', () => clearTimeout(cut));
      reject(error);
    };
    const refuse = (status: number, message: string) => fail(new Refusal(status, message));

    req.on('data', (chunk: Buffer) => {
      arrivedBytes += chunk.length;
      if (arrivedBytes > files.maxBytes + MAX_FORM_BYTES) refuse(413, TOO_LARGE);
    });
    req.on('error', () => refuse(400, BROKEN));
    req.on('close', () => {
      if (!req.readableEnded) refuse(400, BROKEN);
    });
    parser.on('file', (field, file, { filename }) => {
      // Whoever takes it hears of its error; where nobody does any more, an error without a listener ends the process.
      file.on('error', () => {});
      taken = Promise.all([taken, files.take(field, file, filename)]);
      taken.catch(fail);
    });
    parser.on('field', (name, value, { valueTruncated }) => {
      // undefined where the sender names a character encoding that nobody knows
      if (typeof name !== 'string' || typeof value !== 'string') refuse(400, BROKEN);
      else if (valueTruncated || form.size >= MAX_FIELDS) refuse(413, TOO_LARGE);
      else if (form.has(name)) refuse(400, `${name.slice(0, SHOWN_NAME_LENGTH)} was sent twice`);
      else form.set(name, value);
    });
    parser.on('error', () => refuse(400, BROKEN));
    parser.on('close', () => {
      taken.then(
        () => resolve(form),
        () => {},
      );
    });
    req.pipe(parser);
  });
}
