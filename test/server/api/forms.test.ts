import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { HttpError } from '../../../server/api/http-error';
import { type FileRules, readForm } from '../../../server/api/read-form';
import { encodeValue } from '../../../widgets/contract/coded-value';
import { listLeads } from '../../support/stored-leads';
import { multipart, QUOTE, withSite } from '../temp-site';

const CONTACT = '/api/contact_us.php';

test('methods other than POST are rejected with the allowed ones', () =>
  withSite(async ({ send }) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const) {
      const response = await send({ method, url: CONTACT });
      assert.is(response.statusCode, 405);
      assert.is(response.headers.allow, 'POST, OPTIONS');
    }
  }));

test('a body that is not a form is rejected', () =>
  withSite(async ({ send }) => {
    for (const type of ['application/json', 'text/plain', undefined]) {
      const headers = type ? { 'content-type': type } : {};
      const response = await send({ method: 'POST', url: CONTACT, headers, payload: '{}' });
      assert.is(response.statusCode, 415);
      assert.is(response.json().success, false);
    }
  }));

test('a broken form is rejected', () =>
  withSite(async ({ db, send }) => {
    const { headers, payload } = await multipart(QUOTE);
    const broken = [
      { headers, payload: payload.subarray(0, -20) },
      { headers, payload: 'nonsense' },
      { headers: { 'content-type': 'multipart/form-data' }, payload },
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=klingon' },
        payload: 'type=query',
      },
    ];
    for (const request of broken) {
      const response = await send({ method: 'POST', url: CONTACT, ...request });
      assert.is(response.statusCode, 400);
      assert.is(response.json().message, 'The form is incomplete or cannot be read');
    }
    assert.equal(await listLeads(db), []);
  }));

test('a field that is sent twice is rejected with its name', () =>
  withSite(async ({ post }) => {
    const response = await post([...Object.entries(QUOTE), ['email', 'other@example.com']]);
    assert.is(response.statusCode, 400);
    assert.is(response.json().message, 'email was sent twice');
  }));

test('a field or form that is too long, and too many fields, are rejected', () =>
  withSite(async ({ db, post }) => {
    const many = (count: number, length: number) =>
      Array.from({ length: count }, (_, index): [string, string] => [`field_${index}`, 'x'.repeat(length)]);
    const { message: _, ...rest } = QUOTE;
    const forms = [[['message', 'x'.repeat(64 * 1024 + 1)]], many(41, 1), many(13, 8000), many(400, 8000)];
    for (const form of forms as [string, string][][]) {
      const response = await post([...Object.entries(rest), ...form]);
      assert.is(response.statusCode, 413);
      assert.is(response.json().message, 'The form is too large');
    }
    assert.equal(await listLeads(db), []);
    assert.is((await post([...Object.entries(QUOTE), ...many(20, 1)])).statusCode, 200);
  }));

/** The longest messages that the message box allows, keyed by what they contain. Browsers send CRLF for each "\n". */
const LONGEST = {
  'one line': 'x'.repeat(2000),
  '51 line breaks': 'x'.repeat(2000).replace(/(x{38})x/g, '$1\n'),
  'line breaks only between letters': 'x\n'.repeat(1000).slice(0, -1),
  Telugu: 'క'.repeat(2000),
  emoji: '😀'.repeat(1000),
  // 5,000 UTF-16 units. Safari before 17 counts each of these syllables as one character, so Safari's message box
  // allows this message.
  'syllables of several letters': 'క్షి'.repeat(1250),
};

for (const [what, message] of Object.entries(LONGEST))
  test(`a message that fills its box is stored with LF, whatever breaks its lines and encodes the form or its values: ${what}`, () =>
    withSite(async ({ db, post, send }) => {
      const breaks = ['\r\n', '\r', '\n', '\u2028'];
      for (const [at, lineBreak] of breaks.entries()) {
        const fields = { ...QUOTE, email: `${at}@example.com`, message: message.replaceAll('\n', lineBreak) };
        const answers = [
          await post(fields),
          await send({
            method: 'POST',
            url: CONTACT,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams({ ...fields, mobile: '9876543211' }).toString(),
          }),
        ];
        const encoded = Object.entries({ ...fields, mobile: '9876543212' }).map(
          ([name, value]): [string, string] => [name, encodeValue(value)],
        );
        answers.push(await post(encoded));
        for (const { statusCode, body } of answers) assert.is(statusCode, 200, body);
      }
      const stored = await listLeads(db);
      assert.is(stored.length, 3 * breaks.length);
      for (const lead of stored) assert.is(lead.message, message);
    }));

test('a file is rejected', () =>
  withSite(async ({ send }) => {
    const form = new FormData();
    form.append('file', new Blob(['x'.repeat(100)]), 'cv.pdf');
    const body = new Response(form);
    const response = await send({
      method: 'POST',
      url: CONTACT,
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    assert.is(response.statusCode, 413);
    assert.is(response.json().message, 'Files are not accepted here');
  }));

/**
 * Sends the beginning of a form, then calls `then` with the connection. Resolves to the error with which `readForm`
 * rejects the form.
 */
const beginForm = (files: FileRules | undefined, then: (socket: Socket) => void) =>
  new Promise<HttpError>((resolve, reject) => {
    const server = createServer((req) => {
      readForm(req, files).then(reject, resolve);
      server.close();
    });
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      const socket = connect({ port }, () => {
        const head = 'Host: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 500';
        socket.write(`POST / HTTP/1.1\r\n${head}\r\n\r\n--b\r\n`, () => then(socket));
      });
    });
  });

test('a form whose sender disconnects is rejected at once', async () => {
  const { message } = await beginForm(undefined, (socket) => socket.destroy());
  assert.is(message, 'The form is incomplete or cannot be read');
});

test('a form that takes too long to arrive is rejected', async () => {
  let open: Socket | undefined;
  const files = { maxBytes: 0, timeoutMs: 50, accept: async () => {} };
  const { message, response } = await beginForm(files, (socket) => {
    open = socket;
  });
  open?.destroy();
  assert.equal([response.status, message], [408, 'The form took too long to arrive']);
});

test('a page from any origin may post', () =>
  withSite(async ({ post, send }) => {
    const preflight = await send({
      method: 'OPTIONS',
      url: '/api/motor/contact_us.php',
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    });
    assert.is(preflight.statusCode, 204);
    assert.is(preflight.headers['access-control-allow-origin'], '*');
    assert.is(preflight.headers['access-control-allow-methods'], 'POST');
    assert.is(preflight.headers['access-control-allow-headers'], '*, Authorization, Content-Type');
    assert.is(preflight.headers['access-control-allow-credentials'], undefined);
    for (const form of [QUOTE, {}]) {
      assert.is((await post(form)).headers['access-control-allow-origin'], '*');
    }
  }));

test('an unknown API path gets 404 in JSON', () =>
  withSite(async ({ send }) => {
    for (const url of [
      '/api/nothing.php',
      '/api/a/b/contact_us.php',
      '/api/mo%2Ftor/contact_us.php',
      '/api/',
    ]) {
      const response = await send({ method: 'POST', url });
      assert.is(response.statusCode, 404);
      assert.is(response.json().success, false);
    }
  }));

test.run();
