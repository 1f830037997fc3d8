import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { embedFacts } from '../../../host-pages/deploy/embed-facts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

test('only files that are there are named, with the checksum that a browser computes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broker-facts-'));
  try {
    assert.equal(JSON.parse(embedFacts(folder)), { version });
    const file = `loader-${version}.js`;
    writeFileSync(join(folder, file), 'let a = 1;');
    const integrity = `sha384-${createHash('sha384').update('let a = 1;').digest('base64')}`;
    assert.equal(JSON.parse(embedFacts(folder)), { version, pinned: { file, integrity } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.run();
