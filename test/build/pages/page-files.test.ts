import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headFilesOf } from '../../../build/pages/page-files';

test('a script that only some pages need is on these only', () => {
  const sheets = new Proxy({}, { get: () => '/site.css' });
  const extraScripts = { search: 'search', finder: 'finder', share: 'share' };
  const scriptsAt = (path: string) =>
    headFilesOf({ sheets, modules: [], script: 'site', extraScripts }, path).scripts;
  assert.equal(scriptsAt('/search'), ['site', 'search']);
  assert.equal(scriptsAt('/404'), ['site', 'search']);
  assert.equal(scriptsAt('/find-my-cover'), ['site', 'finder']);
  assert.equal(scriptsAt('/claims'), ['site', 'share']);
  assert.equal(scriptsAt('/blog-details/MQ=='), ['site', 'share']);
  for (const path of ['/', '/blog', '/blog-details', '/careers'])
    assert.equal(scriptsAt(path), ['site'], path);
});

test.run();
