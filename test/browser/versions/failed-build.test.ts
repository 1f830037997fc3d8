import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { buildAgain } from '../../support/build-again';
import { IS_FULL } from '../../support/full-run';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Returns a hash of the content of each file in a folder, keyed by the file's path. */
const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

const released = (checksum: string) =>
  JSON.stringify({ [SITE.origin]: { [version]: { [`loader-${version}.js`]: checksum } } });

const FAILURES = {
  // No page imports this module, so the bundler is the first to read it and to find the error.
  'a syntax error in a widget': {
    changes: { 'widgets/quote-form/index.tsx': [['import {', 'import import {']] },
    message: 'widgets/quote-form/index.tsx',
  },
  'an error in a record': {
    changes: {
      'host-pages/records/services.ts': [['export const', "throw new Error('no slug');\nexport const"]],
    },
    message: 'no slug',
  },
  'changed bytes in a released version': {
    changes: {
      'loader/releases.json': [[readFileSync('loader/releases.json', 'utf8'), released('sha384-x')]],
    },
    message: `loader-${version}.js is not the file released as version ${version}`,
  },
} as const;

/**
 * The failures that this run tries. `npm run test:full` tries all of `FAILURES`. `npm test` tries only the last one,
 * because it happens latest in a build, after everything has been bundled.
 */
const CAUSED = Object.entries(FAILURES).slice(IS_FULL ? 0 : -1);

for (const [what, { changes, message }] of CAUSED)
  test(`a build that fails for ${what} leaves every file of the last build in place`, async () => {
    const build = await buildAgain(changes);
    try {
      assert.ok(build.failed);
      assert.ok(build.stderr.includes(message), build.stderr);
      assert.equal(contentOf(build.dist), contentOf('dist'));
    } finally {
      build.remove();
    }
  });

test.run();
