import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkSite } from '../../host-pages/check-site';

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

const SITE = { name: 'Broker', offices, redirects: [] };

for (const [what, field, message] of [
  [
    'a palette without an ink',
    { palette: { dark: '#20397f', light: '#d8e3e4' } as never },
    'palette: ink, "undefined", must be a colour like #20397f',
  ],
  [
    'a palette whose text cannot be read',
    { palette: { dark: '#20397f', light: '#d8e3e4', ink: '#d8e3e4' } },
    'palette: Text in "ink", #d8e3e4, on "light", #d8e3e4, has a contrast of 1:1 and needs 4.5:1. The nearest colour that passes is #5b6566',
  ],
  [
    'a logo in another folder',
    { logo: '../logo.svg' },
    'logo, "../logo.svg", must be empty or the name of an SVG file in host-pages/icons/, like logo.svg',
  ],
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
  ...['', 'care', 'care@example'].map(
    (mail) => [`the mail "${mail}"`, { mail }, `mail, "${mail}", must be an email address`] as const,
  ),
  ['no mail for applicants', { careersMail: '' }, 'careersMail, "", must be an email address'],
  [
    'a malformed mail of an office',
    { offices: [{ mail: 'hyd.example.com' }] },
    'offices: mail, "hyd.example.com", must be an email address',
  ],
  ...[
    'https://broker.example/',
    'http://broker.example',
    'broker.example',
    'https://broker.example/site',
    '',
  ].map(
    (origin) =>
      [
        `the origin "${origin}"`,
        { origin },
        `origin, "${origin}", must be an address like https://broker.example, without a slash at its end`,
      ] as const,
  ),
  ...['', 'api', '/api/', 'https://api.example/v1', 'https://api.example/?a=/', 'ftp://api.example/'].map(
    (api) =>
      [
        `the API address "${api}"`,
        { api },
        `api, "${api}", must be like api/ or https://api.example/api/, with a slash at its end and none at its beginning`,
      ] as const,
  ),
  ...['api/v1/', 'v1/', './api/', 'https://api.example/', 'https://api.example/v1/api/'].map(
    (api) =>
      [
        `the API address "${api}" of our own server, which answers no request there,`,
        { api, ownApi: true },
        `api, "${api}", must be api/ or an address like https://api.example/api/, since ownApi is true`,
      ] as const,
  ),
  ...['', 'my broker', 'motor/', 'a.b'].map(
    (product) =>
      [
        `the product "${product}", for which our own server has no address,`,
        { product },
        `product, "${product}", must be a name of letters, digits, - and _, like broker`,
      ] as const,
  ),
  [
    'a phone number as the link to a chat',
    { social: { messaging: '+91 98765 43210', network: '' } },
    'social: messaging, "+91 98765 43210", must be empty or an address that begins with https://',
  ],
  [
    'a map with the iframe around it',
    { map: '<iframe src="https://map.example/"></iframe>' },
    'map, "<iframe src="https://map.example/"></iframe>", must be empty or an address that begins with https://, not the <iframe> around it',
  ],
  ...['', 'reviews.example'].flatMap((url) => [
    [
      `the address of reviews "${url}"`,
      { reviews: url },
      `reviews, "${url}", must be an address that begins with https://`,
    ] as const,
    [
      `the address of the portal for grievances "${url}"`,
      { grievance: { url } },
      `grievance: url, "${url}", must be an address that begins with https://`,
    ] as const,
  ]),
  ...['api/analytics', '//count.example/', 'http://count.example/'].map(
    (analytics) =>
      [
        `the address for statistics "${analytics}"`,
        { analytics },
        `analytics, "${analytics}", must be empty, a path like /api/analytics or an address that begins with https://`,
      ] as const,
  ),
  [
    'two phone numbers in one',
    { phone: '+91 40 1234 5678 / 79' },
    'phone, "+91 40 1234 5678 / 79", must be empty or one number, like +91 40 1234 5678',
  ],
  [
    'an empty phone number of an office',
    { offices: [{ phones: ['040 1234 5678', ''] }] },
    'offices: phones, "", must be one number, like +91 40 1234 5678',
  ],
  [
    'a helpline with words',
    { helplines: [{ phone: '1800 123 4567 (toll free)' }] },
    'helplines: phone, "1800 123 4567 (toll free)", must be one number, like +91 40 1234 5678',
  ],
  ...['', 'f3a712', '#f3a71', 'orange-ish'].map(
    (accent) =>
      [`the accent "${accent}"`, { accent }, `accent, "${accent}", must be a colour like #f3a712`] as const,
  ),
] as const)
  test(`${what} throws an error`, () =>
    assert.throws(
      () => checkSite({ ...SITE, ...field }),
      (error: Error) => error.message === `host-pages/site.ts: ${message}`,
    ));

test('all wrong fields are named at once, a line each', () => {
  const site = {
    ...SITE,
    redirects: [{ from: 'old', to: '/' }],
    name: '',
    mail: 'care',
    origin: 'https://broker.example/',
    licenceValidUntil: '2027-02-30',
    palette: { dark: '#d8e3e4', light: '#d8e3e4', ink: '#d8e3e4' },
  };
  const fields = ['name', 'redirects', 'mail', 'origin', 'licenceValidUntil', 'palette', 'palette'];
  assert.throws(
    () => checkSite(site),
    ({ message }: Error) => {
      const lines = message.split('\n').map((line) => /^host-pages\/site\.ts: (\w+)/.exec(line)?.[1]);
      assert.equal(lines, fields);
      return true;
    },
  );
});

test('both forms of a colour and of an API address are valid, and so is an office without a mail', () => {
  for (const field of [
    { accent: '#FC0' },
    { api: 'api/v1/' },
    { api: 'http://localhost:4000/', ownApi: false },
    { api: 'api/', ownApi: true, product: 'motor_2-w' },
    { api: 'https://api.example:8443/api/', ownApi: true },
    { origin: 'https://broker.example:8443' },
    { pictures: ['https://cdn.example', 'https://cdn.example:8443'] },
    { offices: [{ mail: '' }] },
  ]) {
    const site = { ...SITE, ...field };
    assert.is(checkSite(site), site, JSON.stringify(field));
  }
});

test('empty facts about the broker, and addresses with a query, are valid', () => {
  const empty = { ...SITE, licenceUrl: '', licenceValidUntil: '', offices: [{ directions: '' }] };
  assert.is(checkSite(empty), empty);
  const full = {
    ...SITE,
    licenceUrl: 'https://register.example/?no=1',
    licenceValidUntil: '2028-02-29',
    offices: [{ directions: 'https://map.example/?q=1#here' }],
  };
  assert.is(checkSite(full), full);
});

test('empty links, paths for statistics and numbers with brackets are valid', () => {
  for (const field of [
    {
      social: { messaging: '', network: 'https://network.example/@broker' },
      map: '',
      analytics: '',
      phone: '',
    },
    { analytics: '/api/analytics', phone: '(040) 1234-5678' },
    { analytics: 'https://count.example/api/analytics?site=1', helplines: [{ phone: '1800 123 4567' }] },
    { reviews: 'https://reviews.example/?q=1#all', grievance: { url: 'https://portal.example/' } },
    { offices: [{ phones: [] }, { phones: ['+91 40 1234 5678'] }] },
  ]) {
    const site = { ...SITE, ...field };
    assert.is(checkSite(site), site, JSON.stringify(field));
  }
});

test.run();
