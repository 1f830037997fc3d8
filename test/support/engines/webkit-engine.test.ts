import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startWebKitGtk } from './webkit-engine';

/** Answers every command like a driver whose session has started. */
const answering: RequestListener = (_request, response) =>
  response.end(JSON.stringify({ value: { sessionId: 's', capabilities: { browserVersion: '2.50' } } }));
const silent: RequestListener = () => {};

const TIMEOUT_MS = 200;

/**
 * Returns a function `start`, which starts a driver. The first driver answers with the first of `listeners`, the second
 * driver with the second, and so on. Also returns the URLs of all drivers that were started, and of all drivers that
 * were stopped.
 */
function driversOf(...listeners: readonly RequestListener[]) {
  const started: string[] = [];
  const stopped: string[] = [];
  const start = async () => {
    const listener = listeners[started.length] ?? assert.unreachable('one start too many');
    const server = createServer(listener as RequestListener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const driverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    started.push(driverUrl);
    const stop = async () => {
      server.closeAllConnections();
      server.close();
      stopped.push(driverUrl);
    };
    return { driverUrl, browser: 'MiniBrowser', stop };
  };
  return { started, stopped, start };
}

test('a driver that waits for its browser for ever is started again', async () => {
  const { started, stopped, start } = driversOf(silent, answering);
  const engine = await startWebKitGtk(start, TIMEOUT_MS);
  assert.is(engine.version, '2.50');
  assert.is(started.length, 2);
  assert.equal(stopped, [started[0]]);
  await engine.close();
  assert.equal(stopped, started);
});

test('after three drivers that wait for ever the start fails, and all are stopped', async () => {
  const { started, stopped, start } = driversOf(silent, silent, silent);
  const error = await startWebKitGtk(start, TIMEOUT_MS).catch((reason) => reason);
  assert.is(error.name, 'TimeoutError');
  assert.is(started.length, 3);
  assert.equal(stopped, started);
});

test('an error of the driver is thrown at once', async () => {
  const { started, stopped, start } = driversOf((_request, response) => {
    response.statusCode = 500;
    response.end(JSON.stringify({ value: { error: 'session not created', message: 'no such binary' } }));
  });
  const error = await startWebKitGtk(start, TIMEOUT_MS).catch((reason) => reason);
  assert.match(error.message, /session not created: no such binary/);
  assert.equal(stopped, started);
});

test.run();
