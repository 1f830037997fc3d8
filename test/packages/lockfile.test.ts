import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

type Entry = { integrity?: string; resolved?: string; link?: boolean };

const LOCKFILES = [
  '',
  'test/hosts/',
  'test/recorders/',
  'test/editors/',
  'test/edges/',
  'host-pages/places/generate/',
].map((folder) => `${folder}package-lock.json`);

for (const lockfile of LOCKFILES) {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Entry> };
  // Leave out the entry '' (the project itself), and links to folders.
  const installed = Object.entries(packages).filter(([path, { link }]) => path && !link);
  const pathsOf = (entries: typeof installed) => entries.map(([path]) => path);

  test(`every package in ${lockfile} has a checksum`, () => {
    assert.ok(installed.length > 0);
    assert.equal(pathsOf(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))), []);
  });

  test(`${lockfile} names no registry`, () => {
    assert.equal(pathsOf(installed.filter(([, { resolved }]) => resolved)), []);
  });
}

test.run();
