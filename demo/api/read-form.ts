import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { Refusal } from './refusal';

/** A form's fields as they were sent. A map, since a field may be named `__proto__`. */
export type Form = ReadonlyMap<string, string>;

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 8 * 1024;
const MAX_FORM_BYTES = 64 * 1024;
/** Beyond this a sender who was refused is no longer listened to. */
const MAX_IGNORED_BYTES = 8 * 1024 * 1024;
const SHOWN_NAME_LENGTH = 60;

const TOO_LARGE = 'The form is too large';
const BROKEN = 'The form did not arrive whole, or cannot be read';

function openParser(req: IncomingMessage): busboy.Busboy {
  const type = req.headers['content-type'] ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) {
    throw new Refusal(415, 'Send the form as multipart/form-data or application/x-www-form-urlencoded');
  }
  // One above what is allowed: busboy cannot tell a value that ends at its limit from one that goes on.
  const limits = { fields: MAX_FIELDS + 1, fieldSize: MAX_FIELD_BYTES + 1 };
  try {
    return busboy({ headers: req.headers, limits });
  } catch {
    throw new Refusal(400, BROKEN);
  }
}

/** Reads the fields of a form as they stream in. Throws a Refusal at a broken or too large one, and at any file. */
export function readForm(req: IncomingMessage): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form = new Map<string, string>();
    const parser = openParser(req);
    let arrivedBytes = 0;

    const refuse = (status: number, message: string) => {
      req.unpipe(parser);
      // Read on: where the connection closes on a sender in mid-send, it never sees the answer.
      req.resume();
      reject(new Refusal(status, message));
    };

    req.on('data', (chunk: Buffer) => {
      arrivedBytes += chunk.length;
      if (arrivedBytes > MAX_FORM_BYTES) refuse(413, TOO_LARGE);
      if (arrivedBytes > MAX_IGNORED_BYTES) req.destroy();
    });
    req.on('error', () => refuse(400, BROKEN));
    req.on('close', () => {
      if (!req.readableEnded) refuse(400, BROKEN);
    });
    parser.on('file', (_name, file) => {
      file.resume();
      refuse(413, 'Files are not accepted here');
    });
    parser.on('field', (name, value, { valueTruncated }) => {
      // undefined where the sender names a character encoding that nobody knows
      if (typeof name !== 'string' || typeof value !== 'string') refuse(400, BROKEN);
      else if (valueTruncated || form.size >= MAX_FIELDS) refuse(413, TOO_LARGE);
      else if (form.has(name)) refuse(400, `${name.slice(0, SHOWN_NAME_LENGTH)} was sent twice`);
      else form.set(name, value);
    });
    parser.on('error', () => refuse(400, BROKEN));
    parser.on('close', () => resolve(form));
    req.pipe(parser);
  });
}
