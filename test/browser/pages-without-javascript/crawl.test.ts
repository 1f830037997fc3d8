import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { setUpFixtures } from '../../support/fixtures';
import { parseHtml } from '../../support/pages';

const fixtures = setUpFixtures(test);

test('a crawler without JavaScript reaches every page, post and opening of the sitemap from the home page', async () => {
  const { siteUrl } = fixtures.demo;
  const found = new Set(['/']);
  // The loop also visits paths that are added to `found` during the loop.
  for (const path of found) {
    const response = await fetch(siteUrl + path);
    assert.is(response.status, 200, path);
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const link of parseHtml(await response.text()).querySelectorAll('a[href]')) {
      const { origin, pathname } = new URL(link.getAttribute('href') as string, siteUrl + path);
      if (origin === siteUrl || origin === SITE.origin) found.add(pathname);
    }
  }
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { pathname } = new URL(url.replaceAll('&apos;', "'").replaceAll('&amp;', '&'));
    return pathname;
  });
  assert.ok(paths.some((path) => path.startsWith('/blog-details/')));
  assert.ok(paths.some((path) => path.startsWith('/career-details/')));
  assert.equal(
    // Look for each path in both spellings: the sitemap encodes characters that links may contain unencoded.
    paths.filter((path) => !found.has(path) && !found.has(decodeURIComponent(path))),
    [],
  );
});

test.run();
