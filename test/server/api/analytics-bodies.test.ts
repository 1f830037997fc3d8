import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { analytics } from '../../../server/api/analytics';
import type { AnalyticsCounter } from '../../../server/api/analytics-counter';
import { createEndpoint, type Handler } from '../../../server/api/handler';
import { HttpError } from '../../../server/api/http-error';
import { createMemoryLimiter } from '../../../server/db/rate-limits';
import { TRUST_NO_PROXY } from '../../../server/http/client-address';

type Server = {
  readonly port: number;
  readonly counted: unknown[];
  /** Errors that the server would log. */
  readonly errors: unknown[];
  /** Resolves to the error once the server refuses a report. */
  readonly refused: Promise<unknown>;
};

/** Starts a server that accepts reports of events, on a free port. */
async function withServer(use: (server: Server) => Promise<void>): Promise<void> {
  const counted: unknown[] = [];
  const errors: unknown[] = [];
  const counter: AnalyticsCounter = {
    add: (count) => counted.push(count),
    flush: async () => {},
    stop: async () => {},
  };
  const handle = analytics({
    counter,
    distFolder: '/nowhere',
    trustProxy: TRUST_NO_PROXY,
    createLimiter: createMemoryLimiter,
    reportsPerMinute: 10,
  });
  let refuse = (_error: unknown) => {};
  const refused = new Promise((resolve) => {
    refuse = resolve;
  });
  const watched: Handler = (req) =>
    handle(req).catch((error) => {
      refuse(error);
      throw error;
    });
  const server = createServer(createEndpoint(watched, (error) => errors.push(error), ['POST']));
  server.listen(0);
  await once(server, 'listening');
  try {
    await use({ port: (server.address() as AddressInfo).port, counted, errors, refused });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a report that is too large gets status 413, also if it is still being sent', () =>
  withServer(async ({ port, counted, errors }) => {
    const body = JSON.stringify({ path: '/services', title: 'a'.repeat(8 * 1024 * 1024) });
    const response = await fetch(`http://localhost:${port}/`, { method: 'POST', body });
    assert.is(response.status, 413);
    assert.equal(await response.json(), { success: false, message: 'The report is too large' });
    assert.equal([counted, errors], [[], []]);
  }));

test('a report whose connection is closed is not counted, and is no error of the server', () =>
  withServer(async ({ port, counted, errors, refused }) => {
    const headers = { 'Content-Length': '100' };
    const req = request({ port, method: 'POST', headers });
    req.on('error', () => {});
    await new Promise((resolve) => req.write('{"path":"/services"}', resolve));
    req.destroy();
    const error = await refused;
    assert.instance(error, HttpError);
    assert.equal([counted, errors], [[], []]);
  }));

test('a report in several parts is read as a whole', () =>
  withServer(async ({ port, counted }) => {
    const req = request({ port, method: 'POST' });
    const text = Buffer.from('{"path":"/नमस्ते"}');
    await new Promise((resolve) => req.write(text.subarray(0, 12), resolve));
    req.end(text.subarray(12));
    const [response] = await once(req, 'response');
    assert.is(response.statusCode, 202);
    assert.is(counted.length, 1);
  }));

test.run();
