import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentPolicy, type PolicySite } from '../../../host-pages/deploy/content-policy';
import { BROKER } from '../head/another-broker';

const directives = (site: Partial<PolicySite> = {}) =>
  Object.fromEntries(
    contentPolicy({ ...BROKER, ...site })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

test('a page may load nothing from other origins except videos', () =>
  assert.equal(directives(), {
    'default-src': "'self'",
    'script-src': "'self' 'inline-speculation-rules'",
    'style-src': "'self' 'sha256-SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY='",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify',
  }));

test('an API on another origin is allowed for requests, forms and images', () => {
  const policy = directives({ api: 'https://admin.example:8443/api/' });
  assert.is(policy['connect-src'], "'self' https://admin.example:8443");
  assert.is(policy['form-action'], "'self' https://admin.example:8443");
  assert.is(policy['img-src'], "'self' data: https://admin.example:8443");
});

test("the origins in site.ts may have pictures of the content's texts", () =>
  assert.is(
    directives({ pictures: ['https://cdn.example', 'https://wp.example'] })['img-src'],
    "'self' data: https://cdn.example https://wp.example",
  ));

test("the site's own origin is not listed besides 'self'", () => {
  const policy = directives({
    api: `${BROKER.origin}/api/`,
    analytics: '/view',
    map: `${BROKER.origin}/map`,
  });
  assert.equal(policy, directives());
});

test('configured endpoints of analytics and map are allowed by their origin only', () => {
  const policy = directives({
    api: 'https://count.example/api/',
    analytics: 'https://count.example/view?site=1',
    map: 'https://maps.example/embed?bbox=1',
  });
  assert.is(policy['connect-src'], "'self' https://count.example");
  assert.ok(policy['frame-src']?.startsWith("'self' https://maps.example https://"));
});

test('frame-ancestors is the given value, and is left out if that is empty', () => {
  const ancestorsOf = (ancestors: string) =>
    /frame-ancestors ([^;]*)/.exec(contentPolicy(BROKER, ancestors))?.[1];
  assert.is(ancestorsOf('*'), '*');
  assert.is(ancestorsOf("'self'"), "'self'");
  assert.is(ancestorsOf(''), undefined);
});

test('the policy contains no unsafe source, wildcard or scheme source', () =>
  assert.not.match(contentPolicy({ ...BROKER, api: 'https://a.example/' }), /unsafe|\*|https:(?!\/\/)/));

test.run();
