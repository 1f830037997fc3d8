import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentPolicy } from '../../../host-pages/deploy/content-policy';
import { FILES, FRAMED, pageHeaders, staticFileHeaders } from '../../../host-pages/deploy/headers';
import { nginxConf } from '../../../host-pages/deploy/nginx';
import { rewritesOf } from '../../../host-pages/deploy/rewrites';
import { headersFile, redirectsFile } from '../../../host-pages/deploy/static-hosts';
import { BROKER } from '../head/another-broker';

const ROUTES = [
  { path: '/', file: 'index.html' },
  { path: '/about-us', file: 'about-us.html' },
  { path: '/marine/open-/-cover', file: 'marine/open-/-cover.html' },
  { path: "/works/contractor's all (stop)", file: 'works/stop.html' },
];

/** Parses the file `_headers`. Maps the path of each block to the headers in the block. */
const blocks = () =>
  new Map(
    headersFile(BROKER)
      .trim()
      .split('\n\n')
      .map((block) => {
        const [path = '', ...lines] = block.split('\n');
        const pairs = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) as [string, string]);
        return [path, Object.fromEntries(pairs)] as const;
      }),
  );

/**
 * Returns the headers that a static host sends for a path. If several blocks of `_headers` match the path, the host
 * joins their values of the same header with commas.
 */
function sentHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [pattern, own] of blocks()) {
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!matches) continue;
    for (const [name, value] of Object.entries(own))
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

test('a static host sends the same page headers as the demo, plus Strict-Transport-Security', () => {
  const { 'Cache-Control': _, ...page } = pageHeaders(BROKER);
  assert.equal(sentHeaders('/about-us'), {
    ...page,
    // This policy applies to all pages, so it must not contain `frame-ancestors 'none'`. For a page that may be framed,
    // the host sends this policy and a second one, and `'none'` would deny framing (see the next test). On the other
    // pages, X-Frame-Options denies framing.
    'Content-Security-Policy': contentPolicy(BROKER, ''),
    'X-Frame-Options': 'DENY',
    'Strict-Transport-Security': 'max-age=31536000',
  });
});

test('only the pages for frames may be framed, in the demo and on hosts that join header values', () => {
  const ancestorsOf = (policy = '') =>
    [...policy.matchAll(/frame-ancestors ([^;,]*)/g)].map(([, ancestors]) => ancestors);
  assert.equal(
    FRAMED.map(({ path, ancestors }) => [path, ancestors]),
    [
      ['/embed/quote-form', '*'],
      ['/embed/preview', "'self'"],
    ],
  );
  for (const { path, ancestors } of FRAMED) {
    const inDemo = staticFileHeaders(path);
    assert.equal(ancestorsOf(inDemo['Content-Security-Policy']), [ancestors]);
    assert.not.ok('X-Frame-Options' in inDemo);
    // The host joins two policies: the policy of all pages, and the policy of this path. Only the policy of this path
    // has `frame-ancestors`, which overrides X-Frame-Options.
    assert.equal(ancestorsOf(sentHeaders(path)['Content-Security-Policy']), [ancestors]);
  }
  for (const path of ['/', '/embed', '/embed/other', '/about-us', '/embed/quote-form.html'])
    assert.equal(ancestorsOf(staticFileHeaders(path)['Content-Security-Policy']), ["'none'"], path);
});

test('a static host sends each header of a file only once', () => {
  for (const { path, headers } of FILES) {
    const found = sentHeaders(path.replace('*', 'x-1.js'));
    for (const [name, value] of Object.entries(headers)) assert.is(found[name], value, `${path} ${name}`);
  }
});

test('files that hosts cannot find by path, and posts and openings without a page, have rewrites', () =>
  assert.equal(rewritesOf(ROUTES), [
    { path: "/works/contractor's all (stop)", file: '/works/stop.html' },
    { path: '/blog-details/*', file: '/blog-details.html' },
    { path: '/career-details/*', file: '/career-details.html' },
  ]));

test('a rewrite is one line with three fields, even if its path contains spaces', () => {
  const rows = redirectsFile(ROUTES)
    .split('\n')
    .filter((line) => line.endsWith(' 200'));
  assert.equal(rows, [
    "/works/contractor's%20all%20(stop) /works/stop.html 200",
    '/blog-details/* /blog-details.html 200',
    '/career-details/* /career-details.html 200',
    '/works/contractor%27s%20all%20%28stop%29 /works/stop.html 200',
  ]);
});

const REDIRECTING = {
  ...BROKER,
  redirects: [
    { from: "/old works'", to: '/marine/open-/-cover' },
    { from: '/blog-details/MQ==', to: 'https://old.example/blog' },
  ],
};

test('redirects come before the rewrites that may match the same path', () => {
  const rules = redirectsFile(ROUTES, REDIRECTING)
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  assert.equal(rules.slice(0, 2), [
    "/old%20works' /marine/open-/-cover 301",
    '/blog-details/MQ== https://old.example/blog 301',
  ]);
});

test('nginx redirects removed pages with the query of the request', () => {
  const conf = nginxConf(ROUTES, REDIRECTING);
  for (const [from, to] of [
    ["/old works'", '/marine/open-/-cover'],
    ['/blog-details/MQ==', 'https://old.example/blog'],
  ])
    assert.ok(conf.includes(`  location = "${from}" {\n    return 301 "${to}$is_args$args";\n  }\n`), from);
});

test('server files are not written with a redirect from an existing page, or to none', () => {
  for (const redirect of [
    { from: '/about-us', to: '/' },
    { from: '/embed/preview', to: '/' },
    { from: '/loader.js', to: '/' },
    { from: '/old', to: '/gone' },
  ]) {
    const site = { ...BROKER, redirects: [redirect] };
    assert.throws(() => redirectsFile(ROUTES, site), /redirects: /);
    assert.throws(() => nginxConf(ROUTES, site), /redirects: /);
  }
});

test('nginx sends the same headers as the demo for pages and for each kind of file', () => {
  const conf = nginxConf(ROUTES, BROKER);
  const blockOf = (start: string) => {
    assert.ok(conf.includes(`  location ${start} {\n`), start);
    return conf.split(`  location ${start} {\n`)[1]?.split('\n  }')[0] ?? '';
  };
  const locations = [
    ['/', pageHeaders(BROKER)],
    ['= /404.html', pageHeaders(BROKER)],
    ['^~ "/blog-details/"', pageHeaders(BROKER)],
    ...FRAMED.map(({ path, ancestors }) => [`= "${path}"`, pageHeaders(BROKER, ancestors)] as const),
    ...FILES.map(({ path, headers }) =>
      path.endsWith('*')
        ? ([`^~ "${path.slice(0, -1)}"`, headers] as const)
        : ([`= "${path}"`, headers] as const),
    ),
  ] as const;
  for (const [start, headers] of locations) {
    const block = blockOf(start);
    for (const [name, value] of Object.entries(headers))
      assert.ok(block.includes(`add_header ${name} "${value}" always;`), `${start} ${name}`);
    assert.match(block, 'add_header Strict-Transport-Security');
  }
});

test('nginx matches paths with special characters literally, and serves one file for posts without a page', () => {
  const conf = nginxConf([...ROUTES, { path: '/a"b\\c', file: 'odd.html' }], BROKER);
  assert.match(conf, `location = "/works/contractor's all (stop)" {\n    try_files "/works/stop.html" =404;`);
  assert.match(conf, 'location = "/a\\"b\\\\c" {');
  assert.match(
    conf,
    'location ^~ "/blog-details/" {\n    try_files $uri $uri.html "/blog-details.html" =404;',
  );
  assert.match(conf, 'server_name godavari.example;');
  assert.throws(() => nginxConf([{ path: '/a$b', file: 'x.html' }], BROKER), /variable in \/a\$b/);
});

test('the nginx file has a proxy to the API only if the API is on the same origin', () => {
  const [, proxy = ''] = nginxConf(ROUTES, BROKER).split('# location ^~ /api/ {');
  assert.match(proxy, 'proxy_set_header Host $host;');
  assert.match(proxy, 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  assert.match(proxy, 'proxy_set_header X-Forwarded-Proto $scheme;');
  assert.not.match(nginxConf(ROUTES, { ...BROKER, api: 'https://admin.example/api/' }), 'proxy_pass');
});

test.run();
