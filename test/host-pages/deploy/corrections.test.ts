import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { correctedPaths, correctionsOf } from '../../../host-pages/deploy/corrections';
import { redirectsFile } from '../../../host-pages/deploy/static-hosts';
import { ROUTES } from '../../../host-pages/routes';

type Site = Parameters<typeof correctionsOf>[1];

const NO_REDIRECTS: Site = { redirects: [] };
const routesOf = (...paths: string[]) => paths.map((path) => ({ path, file: `${path.slice(1)}.html` }));

/**
 * Returns a function that takes a misspelled path. This function returns the path to which a server redirects, or
 * undefined if the server has no correction.
 */
function corrector(paths: readonly string[], site = NO_REDIRECTS) {
  const { exact, corrections } = correctionsOf(routesOf(...paths), site);
  return (path: string) => {
    if (exact.some((pattern) => new RegExp(pattern).test(path))) return undefined;
    return corrections.find(({ pattern }) => new RegExp(pattern, 'i').test(path))?.to;
  };
}

test('an address that may be cut from two paths is corrected to neither', () => {
  const correct = corrector([
    "/a/owner's-cover",
    "/a/owner's-plan",
    '/a/shop',
    '/a/shops',
    '/a/fire-(old)',
    '/a/fire',
  ]);
  for (const path of ['/a/owner', "/a/owner'", '/a/shop)', '/a/fire-('])
    assert.not.ok(/owner|shops|old/.test(correct(path) ?? ''), path);
  assert.is(correct("/a/owner's-cove"), '/a/owner%27s-cover');
  assert.is(correct('/a/shops.'), '/a/shops');
  assert.is(correct('/a/fire-('), '/a/fire');
  assert.is(correct('/a/fire-(old'), '/a/fire-%28old%29');
});

test('a path that exists is never corrected', () => {
  const paths = [
    '/Individual',
    '/individual',
    '/individuals',
    '/a-b',
    '/a_b',
    "/it's",
    '/its',
    '/x/-y',
    '/x',
  ];
  const correct = corrector(paths);
  for (const path of paths) {
    assert.is(correct(path), undefined, path);
    assert.is(correct(`${path}/`), undefined, path);
  }
});

test('letters outside ASCII are corrected in either normal form and case, and stand for no other letter', () => {
  const correct = corrector(['/éclair-über', '/बीमा', '/जीवन']);
  for (const path of ['/Éclair-Über', '/éclair-über)'])
    for (const form of ['NFC', 'NFD'] as const)
      assert.is(correct(path.normalize(form)), '/%C3%A9clair-%C3%BCber', `${path} ${form}`);
  assert.is(correct('/éclair-über'.normalize('NFD')), '/%C3%A9clair-%C3%BCber');
  assert.is(correct('/बीमा।'), encodeURI('/बीमा'));
  assert.is(correct('/नया'), undefined);
});

test('a path with signs that patterns and servers give a meaning is taken literally', () => {
  const correct = corrector(['/a.b', '/c+d [e]', '/f^g|h', '/i,j&k', '/l"m']);
  assert.is(correct('/axb'), undefined);
  assert.is(correct('/A.B'), '/a.b');
  assert.is(correct('/C+D [E'), '/c+d%20%5Be%5D');
  assert.is(correct('/F^G|H'), '/f%5Eg%7Ch');
  assert.is(correct('/I,J&K;'), '/i,j&k');
  assert.is(correct('/l”m”'), '/l%22m');
});

test('every correction leads to a path of the site, whatever was sent', () => {
  const { corrections } = correctionsOf(ROUTES, {
    redirects: [{ from: '/old', to: 'https://new.example/' }],
  });
  for (const { to } of corrections) assert.match(to, /^(\/(?!\/)|https:\/\/new\.example\/$)/);
  const correct = corrector(ROUTES.map(({ path }) => path));
  for (const path of [
    '//evil.example',
    '//evil.example/about-us)',
    '/\\evil.example',
    '//about-us@evil.example',
  ])
    assert.is(correct(path), undefined, path);
  assert.is(correct('//About-Us'), '/about-us');
});

test('a query in the path of the page that partners link to is kept, without what no URL may have', () => {
  const targetOf = (path: string) => {
    const { exact, corrections } = correctionsOf(ROUTES, NO_REDIRECTS);
    if (exact.some((pattern) => new RegExp(pattern).test(path))) return undefined;
    for (const { pattern, to } of corrections) {
      const match = new RegExp(pattern, 'i').exec(path);
      if (match) return to.replace('$1', match[1] ?? '');
    }
  };
  for (const path of [
    '/embed/quote-form?partner=agent-42',
    '/embed/quote-form&partner=agent-42',
    '/embed/quote-form;partner=agent-42).',
    '/embed/quote-form&amp;partner=agent-42',
    '/Embed//Quote–Form?partner=agent-42”',
    '/embed/quote-form.php?partner=agent-42',
    '/embed/quote-form%3Fpartner=agent-42',
    '/embed/quote-form?partner=agent-42\r\n',
  ])
    assert.is(targetOf(path), '/embed/quote-form?partner=agent-42', path);
  for (const path of ['/embed/quote%2Dform', '/embed/quote-form.php', '/embed%2Fquote-form).'])
    assert.is(targetOf(path), '/embed/quote-form', path);
  for (const path of ['/embed/quote-form', '/embed/quote-form?partner=a\r\nX-Y: b', '/embed/quote-form/more'])
    assert.is(targetOf(path), undefined, path);
});

test('an address of a removed page is corrected to its target, and ids below a removed folder are left alone', () => {
  const redirects = [
    { from: "/old works' (a)", to: '/x' },
    { from: '/blog-details/MQ==', to: '/x' },
  ];
  const correct = corrector(['/x'], { redirects });
  for (const path of ["/Old works' (a)", '/old works’ (a', "/old works' (a)/", '/old-works'])
    assert.is(correct(path), '/x', path);
  assert.is(correct("/old works' (a)"), undefined);
  assert.is(correct('/blog-details/mq=='), undefined);
});

test('static hosts get the known cuts and signs of each path, as browsers write them and encoded', () => {
  const lines = redirectsFile(ROUTES, NO_REDIRECTS).split('\n');
  const stop = '/corporate/marine-insurance/sales-turn-over-insurance-(stop)';
  const works = "/corporate/project-insurance/contractor's-all-risk-insurance";
  const cover = '/corporate/marine-insurance/marine-open-policy-/-cover';
  const encoded = {
    [stop]: stop.replace('(', '%28').replace(')', '%29'),
    [works]: works.replace("'", '%27'),
  };
  for (const [from, to = ''] of [
    ['/corporate/marine-insurance/sales-turn-over-insurance-(stop', encoded[stop]],
    ['/corporate/marine-insurance/sales-turn-over-insurance-%28stop', encoded[stop]],
    ['/corporate/marine-insurance/sales-turn-over-insurance-', encoded[stop]],
    ['/corporate/project-insurance/contractor%E2%80%99s-all-risk-insurance', encoded[works]],
    ['/corporate/project-insurance/contractor', encoded[works]],
    ['/corporate/project-insurance/contractor%27', encoded[works]],
    ['/corporate/marine-insurance/marine-open-policy-', cover],
    ['/about-us)', '/about-us'],
    ['/about%E2%80%93us', '/about-us'],
  ])
    assert.ok(lines.includes(`${from} ${to} 301`), from);
  const from = lines.filter((line) => line.endsWith(' 301')).map((line) => line.split(' ')[0] ?? '');
  const paths = new Set(ROUTES.map(({ path }) => path));
  for (const path of from) assert.not.ok(paths.has(decodeURIComponent(path)), `${path} is a page`);
  assert.is(new Set(from).size, from.length);
});

test('a build with more than 1,000 rules for static hosts fails, and says what to remove', () => {
  const redirects = Array.from({ length: 700 }, (_, at) => ({ from: `/old-${at}`, to: '/about-us' }));
  assert.throws(
    () => redirectsFile(ROUTES, { redirects }),
    /_redirects has \d{4} rules, and may have 1000; remove some/,
  );
  assert.ok(redirectsFile(ROUTES, NO_REDIRECTS).split('\n').length < 700, 'room for a broker');
  assert.ok(correctedPaths(ROUTES, NO_REDIRECTS).length > 200);
});

test.run();
