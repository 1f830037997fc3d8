import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkRedirects, checkSite } from '../../host-pages/check-site';

const offices = [{ title: 'Corporate office' }];
const longName = (length: number) =>
  'Sri Venkateswara Insurance Brokers '
    .repeat(3)
    .slice(0, length - 1)
    .concat('.');

test('a name of 84 characters is valid', () => {
  const site = { name: longName(84), offices, redirects: [] };
  assert.is(checkSite(site), site);
});

for (const [what, site, message] of [
  [
    'a longer name',
    { name: longName(91), offices, redirects: [] },
    'host-pages/site.ts: name has 91 characters; at most 84 fit the navbar and the share images',
  ],
  ['an empty name', { name: ' ', offices, redirects: [] }, 'host-pages/site.ts: name is empty'],
  [
    'a site without an office',
    { name: 'Broker', offices: [], redirects: [] },
    'host-pages/site.ts: offices is empty; the first is the corporate office',
  ],
] as const)
  test(`${what} throws an error that names the file and the field`, () =>
    assert.throws(
      () => checkSite(site),
      (error: Error) => error.message === message,
    ));

const siteWith = (...redirects: [from: string, to: string][]) => ({
  name: 'Broker',
  offices,
  redirects: redirects.map(([from, to]) => ({ from, to })),
});

for (const [what, field, message] of [
  [
    'a link to the register without https',
    { licenceUrl: 'http://register.example/1' },
    'licenceUrl, "http://register.example/1", must be an address that begins with https://',
  ],
  [
    'a day that does not exist',
    { licenceValidUntil: '2027-02-30' },
    'licenceValidUntil, "2027-02-30", must be a date like 2026-12-31',
  ],
  [
    'directions that are no address',
    { offices: [{ directions: 'Lake Road' }] },
    'offices: directions, "Lake Road", must be an address that begins with https://',
  ],
] as const)
  test(`${what} throws an error`, () =>
    assert.throws(
      () => checkSite({ ...siteWith(), ...field }),
      (error: Error) => error.message === `host-pages/site.ts: ${message}`,
    ));

test('empty facts about the broker, and addresses with a query, are valid', () => {
  const empty = { ...siteWith(), licenceUrl: '', licenceValidUntil: '', offices: [{ directions: '' }] };
  assert.is(checkSite(empty), empty);
  const full = {
    ...siteWith(),
    licenceUrl: 'https://register.example/?no=1',
    licenceValidUntil: '2028-02-29',
    offices: [{ directions: 'https://map.example/?q=1#here' }],
  };
  assert.is(checkSite(full), full);
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

test.run();
