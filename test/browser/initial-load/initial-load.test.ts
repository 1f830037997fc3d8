import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { holdFirstView, measureFirstView } from './first-view';

// Every page of the site: test/browser/every-page/every-visit.test.ts.
const fixtures = setUpFixtures(test);

test('a page that is rendered by a script and blocked by another is detected', async () => {
  const headers = { 'content-type': 'text/javascript' };
  const blocks = '/* nothing */';
  const writes = 'document.body.innerHTML = "<h1>Written by a script</h1>"';
  const url = await fixtures.serve(
    '<!doctype html><head><script src="/blocks.js"></script><script defer src="/writes.js"></script></head><body>',
    {},
    { '/blocks.js': { html: blocks, headers }, '/writes.js': { html: writes, headers } },
  );
  const { page } = await fixtures.open({ viewport: { width: 360, height: 740 } });
  await holdFirstView(page);
  const { bytes, blocking, largest, isServed } = await measureFirstView(page, url);
  assert.equal(Object.keys(bytes), ['/page.html', '/blocks.js', '/writes.js']);
  assert.is(bytes['/blocks.js'], blocks.length);
  assert.equal([...new Set(blocking.map((name) => new URL(name).pathname))], ['/blocks.js']);
  assert.is(largest, '<h1>Written by a script</h1>');
  assert.not(isServed);
});

test.run();
