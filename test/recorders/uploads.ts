import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, gunzipSync, inflateSync } from 'node:zlib';

/** Matches base64 of at least 100 characters. Shorter matches would mostly be names and hashes. */
const BASE64 = /[A-Za-z0-9+/]{100,}={0,2}/g;

const GZIP = '\x1f\x8b';
/** The first two bytes of zlib data, for each usual compression level. */
const ZLIB = ['\x78\x01', '\x78\x5e', '\x78\x9c', '\x78\xda'];
const COMPRESSED = new RegExp([GZIP, ...ZLIB].join('|'), 'g');

/**
 * Decompresses gzip or zlib data, which may be truncated or followed by other bytes. Returns null if the bytes are not
 * in one of these formats.
 */
function decompress(bytes: Buffer): Buffer | null {
  try {
    const unpack = bytes[0] === GZIP.charCodeAt(0) ? gunzipSync : inflateSync;
    return unpack(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // The first two bytes looked like compressed data by chance.
    return null;
  }
}

/** Returns the strings in a JSON text, at any depth. */
function stringsIn(text: string): string[] {
  const strings: string[] = [];
  try {
    JSON.parse(text, (_, value) => {
      if (typeof value === 'string') strings.push(value);
      return value;
    });
  } catch {
    // Ignore a text that is not JSON.
  }
  return strings;
}

/**
 * Returns the text of an upload's body, and the texts of all compressed data in it. Looks for compressed data in the
 * bytes of the body, in its base64, and in its JSON strings.
 */
function textsIn(body: Buffer): string[] {
  const text = body.toString('utf8');
  const bodies = [
    body,
    ...(text.match(BASE64) ?? []).map((encoded) => Buffer.from(encoded, 'base64')),
    ...stringsIn(text).map((string) => Buffer.from(string, 'latin1')),
  ];
  const unpacked = bodies.flatMap((bytes) =>
    Array.from(bytes.toString('latin1').matchAll(COMPRESSED), ({ index }) =>
      decompress(bytes.subarray(index)),
    ),
  );
  return [text, ...unpacked.flatMap((bytes) => (bytes?.length ? textsIn(bytes) : []))];
}

/** Starts a server that stands in for a recorder's server, and accepts every request. */
export async function startUploads(responses: Readonly<Record<string, unknown>> = {}) {
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    texts.push(...textsIn(Buffer.concat(parts)));
    const path = Object.keys(responses).find((path) => request.url?.startsWith(path));
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    });
    response.end(JSON.stringify(path === undefined ? { status: 1, code: 200 } : responses[path]));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** True if any upload so far contains `text`. */
    include: (text: string) => texts.some((one) => one.includes(text)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
