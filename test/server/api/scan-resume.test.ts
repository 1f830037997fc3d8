import { chmod, type FileHandle, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createScanner, SCAN_TIMEOUT_MS } from '../../../server/api/scan-resume';
import { UPLOAD_STALLED_MS } from '../../../widgets/contract/application-rules';
import { listLeads } from '../../support/stored-leads';
import { withSite, withTempFolder } from '../temp-site';
import { APPLICATION, pdf, upload } from './resumes';

/** Writes a shell script to a file, and calls `use` with a command that runs the script with the argument `-`. */
const withScanner = (script: string, use: (command: string) => Promise<void>) =>
  withTempFolder(async (folder) => {
    const program = join(folder, 'scanner');
    await writeFile(program, `#!/bin/sh\n${script}\n`);
    await chmod(program, 0o700);
    await use(`${program} -`);
  });

/** Shell script that acts like `clamdscan -`: exits with 1 if the file on standard input contains "EICAR". */
const SCANNER = 'test "$1" = - || exit 2; if grep -q EICAR; then exit 1; fi';

async function applyWith(command: string, bytes: Buffer, options?: Parameters<typeof createScanner>[1]) {
  let result = { status: 0, errors: {}, scans: [] as unknown[] };
  await withSite(
    async ({ db, send }) => {
      const response = await send(await upload(APPLICATION, { name: 'cv.pdf', bytes }));
      const scans = (await listLeads(db)).map(({ extra }) => JSON.parse(extra).resume_scan);
      result = { status: response.statusCode, errors: response.json().errors, scans };
    },
    { scanResume: createScanner(command, options) },
  );
  return result;
}

test('if the file cannot be read, the result is that the scan failed', async () => {
  const handle = { read: () => Promise.reject(new Error('EIO')) } as unknown as FileHandle;
  const scanResume = createScanner('cat -');
  assert.is(await scanResume({ handle, size: 10, sha256: '' }), 'failed');
});

test('the scanner is stopped before the form gives up, and the form gives up before the proxy', async () => {
  assert.ok(SCAN_TIMEOUT_MS <= UPLOAD_STALLED_MS - 5000, 'time to store the application');
  for (const name of ['one-server.conf', 'two-servers.conf']) {
    const [, seconds] =
      /proxy_read_timeout (\d+)s;/.exec(await readFile(`docs/operate/${name}`, 'utf8')) ?? [];
    assert.ok(Number(seconds) * 1000 > UPLOAD_STALLED_MS, name);
  }
});

const LARGE = 4 * 1024 * 1024;

test('a résumé in which the scanner finds a virus is refused, wherever it is in the file', () =>
  withScanner(SCANNER, async (command) => {
    const infected = Buffer.concat([pdf(LARGE), Buffer.from('EICAR')]);
    const { status, errors, scans } = await applyWith(command, infected);
    assert.equal([status, scans], [400, []]);
    assert.equal(errors, {
      resume: 'A virus scanner has found something in the file. Please choose another one.',
    });
  }));

test('a clean résumé is stored with the result', () =>
  withScanner(SCANNER, async (command) => {
    const { status, scans } = await applyWith(command, pdf(LARGE));
    assert.equal([status, scans], [200, ['clean']]);
  }));

for (const [failure, script] of [
  ['reports an error', 'exit 2'],
  ['ends before it has read the file', 'exit 40'],
  ['does not end', 'exec sleep 60'],
] as const)
  test(`if the scanner ${failure}, the application is stored with the result "failed"`, () =>
    withScanner(script, async (command) => {
      const { status, scans } = await applyWith(command, pdf(LARGE), { timeoutMs: 300 });
      assert.equal([status, scans], [200, ['failed']]);
    }));

test('if the scanner does not exist, the application is stored with the result "failed"', async () => {
  const { status, scans } = await applyWith('/nowhere/scanner -', pdf(), { reportError: () => {} });
  assert.equal([status, scans], [200, ['failed']]);
});

test('that the scanner cannot be started is reported once', async () => {
  const reports: string[] = [];
  const scanResume = createScanner('/nowhere/scanner -', { reportError: (text) => reports.push(text) });
  const file = { handle: {} as FileHandle, size: 0, sha256: '' };
  assert.equal([await scanResume(file), await scanResume(file)], ['failed', 'failed']);
  assert.equal(reports, [
    'RESUME_SCANNER cannot be started: spawn /nowhere/scanner ENOENT. Résumés are stored without being scanned.',
  ]);
});

test('a sender cannot claim a result', () =>
  withSite(async ({ db, send }) => {
    await send(await upload({ ...APPLICATION, resume_scan: 'clean' }, { name: 'cv.pdf', bytes: pdf() }));
    assert.is((await listLeads(db))[0]?.extra, '{}');
  }));

test.run();
