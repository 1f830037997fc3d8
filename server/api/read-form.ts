import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { HttpError } from './http-error';
import { bodyMessages, watchBody } from './watch-body';

/** A form's fields as sent. A map, since a field may be named `__proto__`. */
export type Form = ReadonlyMap<string, string>;

/** Says which files a form may contain. */
export type FileRules = {
  readonly maxBytes: number;
  /** How long the whole form may take to arrive. */
  readonly timeoutMs: number;
  /**
   * Reads a file to its end. `name` is the file's name as the sender gave it. Rejects with an HttpError if the file is
   * not acceptable.
   */
  accept(field: string, file: Readable, name: string | undefined): Promise<unknown>;
};

const MAX_FIELDS = 40;
/**
 * Maximum size of a field. The longest message that `isTooLong` accepts fits: 2,000 graphemes with 8,000 UTF-16 code
 * units in all. A form that sends the message again encodes each code unit in up to 8 bytes (see `encodeValue`).
 */
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FORM_BYTES = 96 * 1024;
const SHOWN_NAME_LENGTH = 60;

const { tooLarge: FORM_TOO_LARGE, broken: BROKEN_FORM } = bodyMessages('form');

const sentForms = new WeakMap<IncomingMessage, Form>();

/**
 * Returns the fields that `readForm` has read from a request. If `readForm` has rejected the form, the error page
 * offers to send these fields again. Returns undefined if `readForm` has not been called.
 */
export const sentForm = (req: IncomingMessage): Form | undefined => sentForms.get(req);

/** Rejects every file. Used as `accept` (see FileRules) for forms and fields that take no file. */
export async function rejectFile(): Promise<never> {
  throw new HttpError(413, 'Files are not accepted here');
}

const NO_FILES: FileRules = {
  maxBytes: 0,
  // Enough for 96 KB at 1.6 KB/s.
  timeoutMs: 60_000,
  accept: rejectFile,
};

function openParser(req: IncomingMessage): busboy.Busboy {
  const type = req.headers['content-type'] ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) {
    throw new HttpError(415, 'Send the form as multipart/form-data or application/x-www-form-urlencoded');
  }
  // Each limit is our own limit plus one: busboy can't tell a value that just fits a limit from a longer value.
  const limits = { fields: MAX_FIELDS + 1, fieldSize: MAX_FIELD_BYTES + 1 };
  try {
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new HttpError(400, BROKEN_FORM);
  }
}

/**
 * Reads a form as it streams in. Rejects with an HttpError if the form is broken, too large or too slow, has a field
 * twice, or has an unexpected file.
 */
export function readForm(req: IncomingMessage, files: FileRules = NO_FILES): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form = new Map<string, string>();
    sentForms.set(req, form);
    const parser = openParser(req);
    let accepted: Promise<unknown> = Promise.resolve();

    const limits = {
      name: 'form',
      maxBytes: files.maxBytes + MAX_FORM_BYTES,
      timeoutMs: files.timeoutMs,
    } as const;
    const body = watchBody(req, limits, (error) => {
      req.unpipe(parser);
      // Destroys the parser, so that reading the current file fails.
      parser.destroy();
      reject(error);
    });
    const refuseWith = (status: number, message: string) => body.refuse(new HttpError(status, message));

    parser.on('file', (field, file, { filename }) => {
      // Discards a file that arrives after the form has been refused.
      if (body.isRefused) return file.resume();
      // Ignores errors of the file's stream after `files.accept()` has finished. Without this listener, such an error
      // would end the process.
      file.on('error', () => {});
      accepted = Promise.all([accepted, files.accept(field, file, filename)]);
      accepted.catch(body.refuse);
    });
    parser.on('field', (name, value, { valueTruncated }) => {
      // `name` and `value` are undefined if the sender names an unknown character encoding.
      if (typeof name !== 'string' || typeof value !== 'string') refuseWith(400, BROKEN_FORM);
      else if (valueTruncated || form.size >= MAX_FIELDS) refuseWith(413, FORM_TOO_LARGE);
      else if (form.has(name)) refuseWith(400, `${name.slice(0, SHOWN_NAME_LENGTH)} was sent twice`);
      else form.set(name, value);
    });
    parser.on('error', () => refuseWith(400, BROKEN_FORM));
    parser.on('close', () => {
      body.setArrived();
      accepted.then(
        () => resolve(form),
        () => {},
      );
    });
    req.pipe(parser);
  });
}
