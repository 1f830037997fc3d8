import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addRelease, checkReleased, isReleased } from '../../../build/releases/releases';

const build = (changes: Partial<{ origin: string; version: string; loader: string }> = {}) => {
  const { origin = 'https://a.example', version = '1.0.0', loader = 'sha384-a' } = changes;
  return {
    origin,
    version,
    pinned: { [`loader-${version}.js`]: loader, [`quote-form-${version}.js`]: 'sha384-q' },
  };
};
const RELEASES = addRelease({}, build());

test('a release is added to the list with the checksums of its pinned files', () => {
  assert.not(isReleased({}, build()));
  assert.ok(isReleased(RELEASES, build()));
  assert.equal(RELEASES, {
    'https://a.example': { '1.0.0': { 'loader-1.0.0.js': 'sha384-a', 'quote-form-1.0.0.js': 'sha384-q' } },
  });
});

test('a later version is added beside the earlier ones', () => {
  const both = addRelease(RELEASES, build({ version: '1.1.0' }));
  assert.equal(Object.keys(both['https://a.example'] ?? {}), ['1.0.0', '1.1.0']);
});

test('a released version builds again with the same bytes, and may be released again', () => {
  checkReleased(RELEASES, build());
  assert.equal(addRelease(RELEASES, build()), RELEASES);
});

test('changed bytes of a released version throw an error with the file, the version and the fix', () => {
  const changed = build({ loader: 'sha384-b' });
  for (const check of [() => checkReleased(RELEASES, changed), () => addRelease(RELEASES, changed)])
    assert.throws(check, (error: Error) =>
      /loader-1\.0\.0\.js .* version 1\.0\.0 .*sha384-b.*sha384-a.*Raise "version" in package\.json/.test(
        error.message,
      ),
    );
});

test('a pinned file that is missing from the build of a released version throws an error', () => {
  assert.throws(() => checkReleased(RELEASES, { ...build(), pinned: {} }), /it is missing/);
});

test('unreleased versions, and those released by another site only, may change', () => {
  checkReleased(RELEASES, build({ version: '1.0.1', loader: 'sha384-b' }));
  checkReleased(RELEASES, build({ origin: 'https://b.example', loader: 'sha384-b' }));
});

test.run();
