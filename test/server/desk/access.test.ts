import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readTrustedProxies } from '../../../server/http/client-address';
import { parseHtml } from '../../support/pages';
import { KEY, ORIGIN, tokenOf, withDesk } from './temp-desk';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('the key opens a session and leaves the address', () =>
  withDesk(async ({ send }) => {
    const response = await send({ url: `/leads/Q-1?key=${KEY}&done=x` });
    assert.is(response.statusCode, 303);
    assert.is(response.headers.location, '/leads/Q-1?done=x');
    const cookie = `${response.headers['set-cookie']}`;
    assert.match(cookie, /^desk-4002=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Max-Age=43200'])
      assert.ok(cookie.includes(part), part);
    assert.not(cookie.includes(KEY));
  }));

test('the form for the key opens the page that was asked for', () =>
  withDesk(async ({ send }) => {
    const asked = await send({ url: '/?kind=quote' });
    assert.is(asked.statusCode, 403);
    assert.match(asked.body, 'name="next" value="/?kind=quote"');
    const payload = new URLSearchParams({ key: KEY, next: '/?kind=quote' }).toString();
    const opened = await send({
      method: 'POST',
      url: '/session',
      headers: { ...FORM, origin: ORIGIN },
      payload,
    });
    assert.is(opened.headers.location, '/?kind=quote');
  }));

for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
  test(`the key leads to no other site: ${next}`, () =>
    withDesk(async ({ send }) => {
      const payload = new URLSearchParams({ key: KEY, next }).toString();
      const opened = await send({
        method: 'POST',
        url: '/session',
        headers: { ...FORM, origin: ORIGIN },
        payload,
      });
      assert.is(opened.headers.location, '/');
    }));

for (const key of ['', 'x', KEY.toUpperCase(), `${KEY} `, `${KEY}x`, KEY.slice(1)])
  test(`no session without the right key: "${key}"`, () =>
    withDesk(async ({ send }) => {
      const response = await send({ url: `/?key=${encodeURIComponent(key)}` });
      assert.is(response.statusCode, 403);
      assert.is(response.headers['set-cookie'], undefined);
    }));

test('the page that refuses a key focuses what is wrong', () =>
  withDesk(async ({ send }) => {
    const payload = new URLSearchParams({ key: 'x', next: '/' }).toString();
    const refused = await send({
      method: 'POST',
      url: '/session',
      headers: { ...FORM, origin: ORIGIN },
      payload,
    });
    const focused = parseHtml(refused.body).querySelectorAll('[autofocus]');
    assert.is(focused.length, 1);
    assert.is(focused[0]?.getAttribute('role'), 'alert');
    // Without a tabindex, a paragraph cannot get the focus.
    assert.is(focused[0]?.getAttribute('tabindex'), '-1');
  }));

test('a session ends after 12 hours', async () => {
  let now = new Date('2026-11-20T00:00:00Z');
  await withDesk(
    async ({ open, get }) => {
      const cookie = await open();
      now = new Date('2026-11-20T11:59:59Z');
      assert.is((await get('/', cookie)).statusCode, 200);
      now = new Date('2026-11-20T12:00:01Z');
      assert.is((await get('/', cookie)).statusCode, 403);
    },
    { now: () => now },
  );
});

test('a new key ends all sessions', async () => {
  let key = KEY;
  await withDesk(
    async ({ open, get }) => {
      const cookie = await open();
      key = 'another-key-of-the-desk';
      assert.is((await get('/', cookie)).statusCode, 403);
    },
    { readKey: async () => key },
  );
});

test('Sign out ends the session', () =>
  withDesk(async ({ open, get, post }) => {
    const cookie = await open();
    const response = await post('/leave', {}, cookie);
    assert.match(`${response.headers['set-cookie']}`, 'Max-Age=0');
    assert.is((await get('/', cookie)).statusCode, 403);
  }));

test('the cookie is for TLS only if the desk is reached over TLS', () =>
  withDesk(
    async ({ send }) => {
      const response = await send({ url: `/?key=${KEY}`, headers: { host: 'desk.broker.example' } });
      assert.match(`${response.headers['set-cookie']}`, '; Secure');
    },
    { url: 'https://desk.broker.example' },
  ));

for (const host of ['127.0.0.1:4002', 'localhost:4002', 'LOCALHOST:4002', '[::1]:4002'])
  test(`answers ${host}`, () =>
    withDesk(async ({ send }) => assert.is((await send({ url: '/', headers: { host } })).statusCode, 403)));

const OTHER_HOSTS = [
  'evil.example',
  'evil.example:4002',
  'localhost',
  'localhost:4000',
  '127.0.0.1:4001',
  '127.0.0.1.evil.example:4002',
  'localhost:4002.evil.example',
  'localhost.:4002',
  'user@localhost:4002',
  '0.0.0.0:4002',
  '',
];
for (const host of OTHER_HOSTS)
  test(`answers no other host: "${host}"`, () =>
    withDesk(async ({ send, open }) => {
      const cookie = await open();
      for (const url of ['/', `/?key=${KEY}`, '/desk.css'])
        assert.is((await send({ url, headers: { host, cookie } })).statusCode, 421, url);
    }));

test('with DESK_URL answers that host only', () =>
  withDesk(
    async ({ send }) => {
      assert.is((await send({ url: '/', headers: { host: 'desk.broker.example' } })).statusCode, 403);
      assert.is((await send({ url: '/', headers: { host: 'desk.broker.example:443' } })).statusCode, 403);
      assert.is((await send({ url: '/' })).statusCode, 421);
    },
    { url: 'https://desk.broker.example' },
  ));

const OTHER_ORIGINS = [
  undefined,
  'null',
  'http://localhost:4002',
  'http://127.0.0.1:4000',
  'http://127.0.0.1',
  'https://127.0.0.1:4002',
  'http://evil.example',
  `${ORIGIN}.evil.example`,
];
for (const origin of OTHER_ORIGINS)
  test(`takes no form from ${origin ?? 'an unknown origin'}`, () =>
    withDesk(async ({ send, open, get, db }) => {
      const cookie = await open();
      const token = tokenOf(await get('/', cookie));
      const response = await send({
        method: 'POST',
        url: '/searches',
        headers: { ...FORM, cookie, ...(origin && { origin }) },
        payload: `token=${token}&text=asha`,
      });
      assert.is(response.statusCode, 403);
      assert.equal(await db.selectFrom('desk_searches').selectAll().execute(), []);
    }));

test('takes no form that the browser says is from another site', () =>
  withDesk(async ({ send, open, get }) => {
    const cookie = await open();
    const token = tokenOf(await get('/', cookie));
    const headers = { ...FORM, cookie, origin: ORIGIN, 'sec-fetch-site': 'same-site' };
    const response = await send({
      method: 'POST',
      url: '/searches',
      headers,
      payload: `token=${token}&text=a`,
    });
    assert.is(response.statusCode, 403);
  }));

test('takes no form without the token of its session', () =>
  withDesk(async ({ open, post, get }) => {
    const [cookie, other] = [await open(), await open()];
    assert.is((await post('/searches', { text: 'a' }, cookie)).statusCode, 303);
    for (const token of ['', 'x', tokenOf(await get('/', other))])
      assert.is((await post('/searches', { text: 'a', token }, cookie)).statusCode, 403, token);
  }));

test('every response forbids frames, caches, referrers and what is loaded from elsewhere', () =>
  withDesk(async ({ send, get }) => {
    const responses = [
      await get('/'),
      await get('/nothing'),
      await get('/leads/Q-1'),
      await send({ url: '/' }),
      await send({ url: '/desk.css' }),
      await send({ url: `/?key=${KEY}` }),
      await send({ url: '/', headers: { host: 'evil.example' } }),
      await send({ method: 'POST', url: '/searches' }),
    ];
    for (const { headers } of responses) {
      assert.is(headers['cache-control'], 'no-store');
      assert.is(headers['referrer-policy'], 'no-referrer');
      assert.is(headers['x-content-type-options'], 'nosniff');
      assert.is(headers['x-frame-options'], 'DENY');
      assert.match(`${headers['x-robots-tag']}`, 'noindex');
      const policy = `${headers['content-security-policy']}`;
      assert.match(policy, "default-src 'none'");
      assert.match(policy, "frame-ancestors 'none'");
      assert.not.match(policy, /https?:|\*|data:|unsafe/);
      assert.is(headers['access-control-allow-origin'], undefined);
    }
  }));

test('a link in a mail loads the lead again from the desk, so that the browser sends the cookie', () =>
  withDesk(async ({ send }) => {
    const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const response = await send({ url: '/leads/Q-12345678', headers: elsewhere });
    assert.match(response.body, 'content="0;url=/leads/Q-12345678"');
  }));

const PROXY = { userHeader: 'x-remote-user', trustProxy: readTrustedProxies('127.0.0.1') };
const named = (name: string, remoteAddress = '127.0.0.1') => ({
  url: '/',
  remoteAddress,
  headers: { 'x-remote-user': name },
});

test('a person that a trusted proxy names needs no key', () =>
  withDesk(async ({ send }) => {
    const response = await send(named('asha'));
    assert.is(response.statusCode, 200);
    assert.match(response.body, '<bdi>asha</bdi>');
  }, PROXY));

test('a name from anybody else is refused, even with the key', () =>
  withDesk(async ({ send }) => {
    for (const address of ['127.0.0.2', '10.0.0.1', '::1', '203.0.113.7']) {
      assert.is((await send(named('asha', address))).statusCode, 403, address);
      assert.is((await send({ ...named('asha', address), url: `/?key=${KEY}` })).statusCode, 403, address);
    }
  }, PROXY));

for (const name of ['', '   ', 'a\u0001b', 'boss, asha', 'x'.repeat(101)])
  test(`a trusted proxy must name one person: ${JSON.stringify(name.slice(0, 5))}`, () =>
    withDesk(async ({ send }) => assert.is((await send(named(name))).statusCode, 403), PROXY));

test('without DESK_USER_HEADER no header names a person', () =>
  withDesk(async ({ send }) => assert.is((await send(named('asha'))).statusCode, 403), {
    trustProxy: PROXY.trustProxy,
  }));

test('a proxy that names nobody leads to the key', () =>
  withDesk(async ({ send }) => {
    const response = await send({ url: '/' });
    assert.is(response.statusCode, 403);
    assert.match(response.body, 'Open the desk');
  }, PROXY));

test.run();
