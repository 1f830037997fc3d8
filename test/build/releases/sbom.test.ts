import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSbom } from '../../../build/releases/sbom';

test('the SBOM of a release lists what the server needs and what is bundled for visitors', () => {
  const sbom = JSON.parse(createSbom());
  assert.is(sbom.bomFormat, 'CycloneDX');
  const listed = new Set(sbom.components.map(({ purl }: { purl: string }) => purl));
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of ['kysely', 'pg']) assert.ok(listed.has(`pkg:npm/${name}@${dependencies[name]}`), name);
  for (const name of ['preact']) assert.ok(listed.has(`pkg:npm/${name}@${devDependencies[name]}`), name);
});

test.run();
