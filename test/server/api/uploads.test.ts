import { watch } from 'node:fs';
import { readdir, readlink, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_RESUME_BYTES } from '../../../widgets/contract/application-rules';
import { listLeads, mapApplications } from '../../support/stored-leads';
import { until, withSite } from '../temp-site';
import { APPLICATION, pdf, upload } from './resumes';

type TempSite = Parameters<Parameters<typeof withSite>[0]>[0];
type Server = { readonly port: number; readonly leftOver: () => Promise<string[]> };

/** Returns the paths of this process's open files, including unlinked ones. Empty if the system has no /proc. */
async function openFiles(): Promise<string[]> {
  const numbers = await readdir('/proc/self/fd').catch(() => []);
  return Promise.all(numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')));
}

/** Starts the site on a free port. The site's temporary files are in a separate folder. */
const withServer = (use: (site: TempSite, server: Server) => Promise<void>) =>
  withSite(async (temp) => {
    const before = process.env.TMPDIR;
    process.env.TMPDIR = temp.folder;
    const server = createServer(temp.site);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const leftOver = async () => [
      ...(await readdir(temp.folder)).filter((name) => name.startsWith('broker-upload-')),
      ...(await openFiles()).filter((path) => path.startsWith(temp.folder) && path.endsWith(' (deleted)')),
    ];
    try {
      await use(temp, { port: (server.address() as AddressInfo).port, leftOver });
    } finally {
      server.closeAllConnections();
      server.close();
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });

const BOUNDARY = 'x'.repeat(30);
const HEADERS = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
const part = (name: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
const HEAD = `${Object.entries(APPLICATION)
  .map(([name, value]) => `${part(name)}\r\n${value}\r\n`)
  .join('')}${part('resume', '; filename="cv.pdf"')}Content-Type: application/pdf\r\n\r\n%PDF-1.7\n`;

test('a résumé of exactly 5 MB is accepted; with one byte more the error says what to do', () =>
  withServer(async ({ db }, { port, leftOver }) => {
    for (const [size, status] of [
      [MAX_RESUME_BYTES + 1, 413],
      [MAX_RESUME_BYTES, 200],
    ] as const) {
      const { headers, payload } = await upload(APPLICATION, { name: 'cv.pdf', bytes: pdf(size) });
      const url = `http://localhost:${port}/api/careers.php`;
      const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) });
      assert.is(response.status, status);
      const message = 'The file is larger than 5 MB. Please choose a smaller one, or save it as a PDF.';
      if (status === 413) {
        assert.equal(await response.json(), { success: false, message, errors: { resume: message } });
      }
      assert.is((await listLeads(db)).length, status === 200 ? 1 : 0);
    }
    const [application] = (await mapApplications(db)).values();
    assert.is(application?.resume_size, MAX_RESUME_BYTES);
    const parts = await db.selectFrom('resume_parts').select('part').execute();
    assert.is(parts.length, 20);
    assert.equal(await leftOver(), []);
  }));

test('an upload has no name in the folder for temporary files, which a killed server would leave', () =>
  withServer(async ({ folder }, { port }) => {
    if (process.platform !== 'linux') return;
    const names: (string | null)[] = [];
    const watcher = watch(folder, (_event, name) => names.push(name));
    const { headers, payload } = await upload(APPLICATION, { name: 'cv.pdf', bytes: pdf() });
    const url = `http://localhost:${port}/api/careers.php`;
    const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) });
    assert.is(response.status, 200);
    // Events arrive in order: once the event of this file has arrived, all events of the upload have arrived.
    await writeFile(join(folder, 'last'), '');
    await until(() => names.includes('last'));
    watcher.close();
    // Ignore names that begin with "#". Linux reports a file that never had a name (O_TMPFILE) as "#" followed by its
    // inode number.
    assert.equal(
      names.filter((name) => name !== 'last' && !name?.startsWith('#')),
      [],
    );
  }));

test('an upload of 300 MB is rejected with 413 and is never entirely in memory', () =>
  withServer(async ({ db }, { port }) => {
    const chunk = Buffer.alloc(256 * 1024, 'a');
    const before = process.memoryUsage().rss;
    let peak = before;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      let receivedStatus: number | undefined;
      const req = request({ port, path: '/api/careers.php', method: 'POST', headers: HEADERS }, (res) => {
        receivedStatus = res.statusCode;
        res.resume();
      });
      req.on('error', reject);
      req.on('close', () => resolve(receivedStatus));
      req.write(HEAD);
      let left = (300 * 1024 * 1024) / chunk.length;
      const send = () => {
        peak = Math.max(peak, process.memoryUsage().rss);
        while (left-- > 0) if (!req.write(chunk)) return req.once('drain', send);
        return req.end(`\r\n--${BOUNDARY}--\r\n`);
      };
      send();
    });
    assert.is(status, 413);
    assert.ok(peak - before < 64 * 1024 * 1024, `${Math.round((peak - before) / 1024 / 1024)} MB more`);
    assert.equal(await listLeads(db), []);
  }));

test('an aborted upload leaves no files or rows behind', () =>
  withServer(async ({ db, errors }, { port, leftOver }) => {
    const headers = { ...HEADERS, 'Content-Length': '4000000' };
    const req = request({ port, path: '/api/careers.php', method: 'POST', headers });
    req.on('error', () => {});
    req.write(HEAD);
    await new Promise((resolve) => req.write(Buffer.alloc(1024 * 1024), resolve));
    if (process.platform === 'linux') await until(async () => (await leftOver()).length === 1);
    req.destroy();
    await until(async () => (await leftOver()).length === 0);
    assert.equal(await listLeads(db), []);
    assert.equal(await db.selectFrom('resume_parts').select('part').execute(), []);
    assert.equal(errors, []);
  }));

test('a truncated form is rejected, and its file is not stored', () =>
  withServer(async ({ db, send }, { leftOver }) => {
    const request = await upload(APPLICATION, { name: 'cv.pdf', bytes: pdf() });
    const response = await send({ ...request, payload: request.payload.subarray(0, -60) });
    assert.is(response.statusCode, 400);
    assert.is(response.json().message, 'The form is incomplete or cannot be read');
    assert.equal([await leftOver(), await listLeads(db)], [[], []]);
  }));

test('the file of a broken form that is broken off is not kept open', () =>
  withServer(async ({ errors }, { port, leftOver }) => {
    const body = HEAD.replace('Content-Disposition: form-data; name="full_name"', 'Content-Disposition');
    const headers = { ...HEADERS, 'Content-Length': `${body.length * 2}` };
    // Abort 20 requests. When the test then looks for files, the server has noticed at least the first abort. If the
    // server kept the files of aborted requests open, `leftOver` would find at least the first file.
    for (let count = 0; count < 20; count++) {
      await new Promise((resolve) => {
        const req = request({ port, path: '/api/careers.php', method: 'POST', headers });
        req.on('error', resolve);
        req.write(body, () => req.destroy());
      });
    }
    assert.equal([await leftOver(), errors], [[], []]);
  }));

test('if the résumé cannot be stored, nothing of the application is stored', () =>
  withServer(async ({ db, errors, send }) => {
    await db.schema.dropTable('resume_parts').execute();
    const response = await send(await upload(APPLICATION, { name: 'cv.pdf', bytes: pdf() }));
    assert.is(response.statusCode, 500);
    assert.equal([await listLeads(db), (await mapApplications(db)).size, errors.length], [[], 0, 1]);
  }));

test.run();
