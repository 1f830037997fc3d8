import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { askWorker } from '../../../build/pages/ask-worker';

/**
 * Sends a message to a worker that runs `code` when it receives the message. Returns the result of `askWorker`, or the
 * error message if `askWorker` rejects.
 */
async function resultOf(code: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'broker-worker-'));
  const module = join(folder, 'worker.mjs');
  writeFileSync(module, `process.once('message', async (message) => { ${code} });`);
  try {
    return await askWorker(module, 7, {}).catch((error: Error) =>
      error.message.replace(module, 'worker.mjs'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a worker returns the message that it sends', async () =>
  assert.equal(await resultOf('process.send([message], () => process.exit());'), [7]));

for (const [what, code, error] of [
  ['is killed', "process.kill(process.pid, 'SIGKILL');", 'ended with SIGKILL'],
  ['fails', 'process.exit(3);', 'ended with code 3'],
  ['ends early', 'process.exit();', 'ended with code 0'],
] as const)
  test(`a worker that ${what} rejects with the code or the signal`, async () =>
    assert.is(await resultOf(code), `worker.mjs ${error} and without a result.`));

test.run();
