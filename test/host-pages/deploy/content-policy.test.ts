import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentPolicy, type Neighbours } from '../../../host-pages/deploy/content-policy';
import { BROKER } from '../head/another-broker';

const directives = (site: Partial<Neighbours> = {}) =>
  Object.fromEntries(
    contentPolicy({ ...BROKER, ...site })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

test('a page of ours takes nothing from elsewhere but videos', () =>
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

test('an API elsewhere may be called, posted to, and have pictures', () => {
  const policy = directives({ api: 'https://admin.example:8443/api/' });
  assert.is(policy['connect-src'], "'self' https://admin.example:8443");
  assert.is(policy['form-action'], "'self' https://admin.example:8443");
  assert.is(policy['img-src'], "'self' data: https://admin.example:8443");
});

test('what lies on our own origin is not named twice', () => {
  const policy = directives({
    api: `${BROKER.origin}/api/`,
    analytics: '/view',
    map: `${BROKER.origin}/map`,
  });
  assert.equal(policy, directives());
});

test('page views and the map are let through where the broker names them, and only by their origin', () => {
  const policy = directives({
    api: 'https://count.example/api/',
    analytics: 'https://count.example/view?site=1',
    map: 'https://maps.example/embed?bbox=1',
  });
  assert.is(policy['connect-src'], "'self' https://count.example");
  assert.ok(policy['frame-src']?.startsWith("'self' https://maps.example https://"));
});

test('a page says who may frame it, or leaves that to another header', () => {
  const ancestorsOf = (ancestors: string) =>
    /frame-ancestors ([^;]*)/.exec(contentPolicy(BROKER, ancestors))?.[1];
  assert.is(ancestorsOf('*'), '*');
  assert.is(ancestorsOf("'self'"), "'self'");
  assert.is(ancestorsOf(''), undefined);
});

test('nothing unsafe is ever allowed', () =>
  assert.not.match(contentPolicy({ ...BROKER, api: 'https://a.example/' }), /unsafe|\*|https:(?!\/\/)/));

test.run();
