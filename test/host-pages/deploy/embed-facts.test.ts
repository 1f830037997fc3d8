import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { embedFacts, PACKAGE_LOADER } from '../../../host-pages/deploy/embed-facts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const PACKAGE = { version, packageLoader: PACKAGE_LOADER };

test('embed.json lists the pinned loader once it is released, with a valid integrity value', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broker-facts-'));
  try {
    assert.equal(JSON.parse(embedFacts(folder)), PACKAGE);
    const file = `loader-${version}.js`;
    writeFileSync(join(folder, file), 'let a = 1;');
    const integrity = `sha384-${createHash('sha384').update('let a = 1;').digest('base64')}`;
    assert.equal(JSON.parse(embedFacts(folder)), PACKAGE);
    assert.equal(JSON.parse(embedFacts(folder, { [file]: 'sha384-of-another-build' })), PACKAGE);
    assert.equal(JSON.parse(embedFacts(folder, { [file]: integrity })), {
      ...PACKAGE,
      pinned: { file, integrity },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.run();
