import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../../host-pages/content/config-error';
import { loadAndRun } from '../../../server/commands/create-command';

const context = (written: string[] = []) => ({
  env: {},
  stdout: { write: (text: string) => written.push(text) },
  stderr: { write: (text: string) => written.push(text) },
});

test('a wrong value in a file of host-pages/ is reported without a stack trace', async () => {
  const written: string[] = [];
  const load = () => Promise.reject(new ConfigError('site.ts', 'name is empty', 'mail is empty'));
  assert.is(await loadAndRun(load, [], context(written)), 1);
  assert.equal(written, ['host-pages/site.ts: name is empty\nhost-pages/site.ts: mail is empty\n']);
});

test('a fault of the program keeps its stack trace', async () => {
  const load = () => Promise.reject(new TypeError('x is not a function'));
  const error: unknown = await loadAndRun(load, [], context()).catch((reason: unknown) => reason);
  assert.instance(error, TypeError);
});

test('a loaded command gets the arguments, and its exit code is returned', async () => {
  const received: unknown[] = [];
  const command = async (...args: unknown[]) => received.push(...args) + 5;
  const given = context();
  assert.is(await loadAndRun(async () => command, ['--help'], given), 7);
  assert.equal(received, [['--help'], given]);
});

test.run();
