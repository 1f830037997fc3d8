import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkRedirects, checkSite } from '../../host-pages/check-site';
import { redirectsOf } from '../../host-pages/deploy/rewrites';

const siteWith = (...redirects: [from: string, to: string][]) => ({
  name: 'Broker',
  offices: [{ title: 'Corporate office' }],
  redirects: redirects.map(([from, to]) => ({ from, to })),
});

test('redirects to paths and to https addresses are valid', () => {
  const site = siteWith(
    ["/old (2019) contractor's", '/services'],
    ['/home', '/'],
    ['/shop', 'https://shop.example/a'],
  );
  assert.is(checkSite(site), site);
});

const FROM = 'must be a path like /old-page, as the address bar shows it';
const TO = 'must be a path like /services or an address that begins with https://';

for (const [redirects, message] of [
  ...[
    'old',
    '//old',
    '/\\\\old',
    '/old/',
    '/old?a=1',
    '/old#a',
    '/old%20page',
    '/old/*',
    '/:old',
    '/$old',
    '/a\nb',
  ].map((from): [[string, string][], string] => [[[from, '/services']], `"${from}" ${FROM}`]),
  ...['services', 'http://x.example/', 'https://', 'https://x.example/?a', '/services#a', '//x.example'].map(
    (to): [[string, string][], string] => [[['/old', to]], `the target of /old, "${to}", ${TO}`],
  ),
  [
    [
      ['/old', '/services'],
      ['/old', '/'],
    ],
    '/old is redirected twice',
  ],
  [[['/old', '/old']], 'the target of /old, /old, is redirected itself'],
  [
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    'the target of /a, /b, is redirected itself',
  ],
] as [[string, string][], string][])
  test(`the redirects ${JSON.stringify(redirects)} throw an error`, () =>
    assert.throws(
      () => checkSite(siteWith(...redirects)),
      (error: Error) => error.message === `host-pages/site.ts: redirects: ${message}`,
    ));

test('a redirect needs a removed page, and a target that exists or depends on the content', () => {
  const paths = new Set(['/', '/services']);
  const { redirects } = siteWith(
    ['/old', '/services'],
    ['/x', 'https://x.example/'],
    ['/blog-details/MQ==', '/blog'],
  );
  assert.is(checkRedirects(redirects, new Set([...paths, '/blog'])), redirects);
  checkRedirects(siteWith(['/old', '/blog-details/MQ==']).redirects, paths);
  for (const [from, to, message] of [
    ['/services', '/', '/services exists; remove the page first'],
    ['/old', '/gone', 'the target of /old, /gone, is not a page of the site'],
  ] as const)
    assert.throws(
      () => checkRedirects(siteWith([from, to]).redirects, paths),
      (error: Error) => error.message === `host-pages/site.ts: redirects: ${message}`,
    );
});

test('a redirect cannot start at the file of a page, where the page answers too', () => {
  const routes = [{ path: '/about-us', file: 'about-us.html' }];
  assert.throws(
    () => redirectsOf(routes, siteWith(['/about-us.html', '/about-us'])),
    /redirects: \/about-us\.html is the file of \/about-us, which answers there too; remove the redirect/,
  );
});

test.run();
