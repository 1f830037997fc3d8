import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readTrustedProxies } from '../../../server/http/client-address';
import { listLeads } from '../../support/stored-leads';
import { multipart, QUOTE, withSite } from '../temp-site';
import { APPLICATION, pdf, upload } from './resumes';

const CONTACT = '/api/contact_us.php';
const NOT_A_LEAD = { ...QUOTE, mobile: '1' };
const MINUTE_MS = 60_000;

const quoteFrom = (visitor: number) => ({ ...QUOTE, mobile: `${9_000_000_000 + visitor}` });
const quoteOf = (city: string) => ({ ...QUOTE, city });
const application = (bytes: number) => upload(APPLICATION, { name: 'cv.pdf', bytes: pdf(bytes) });

test('one address can send 300 leads a minute; the next is rejected until the minute has passed', () =>
  withSite(async ({ db, post, send }) => {
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, visitor) => post(quoteFrom(visitor))),
    );
    assert.equal([...new Set(responses.map(({ statusCode }) => statusCode))], [200]);
    const refused = await post(quoteFrom(300));
    assert.is(refused.statusCode, 429);
    assert.equal(refused.json(), {
      success: false,
      message: 'Too many attempts. Please try again after 1 minute.',
    });
    assert.ok(Number(refused.headers['retry-after']) >= 1);
    const form = await multipart(quoteFrom(300));
    const other = await send({ method: 'POST', url: CONTACT, remoteAddress: '192.0.2.7', ...form });
    assert.is(other.statusCode, 200);
    assert.is((await listLeads(db)).length, 301);
  }));

test('the sixth lead of a mobile number in ten minutes is rejected', () => {
  const start = new Date('2026-11-20T12:00:00.000Z').getTime();
  let time = start;
  return withSite(
    async ({ db, post, send }) => {
      for (const city of ['Adoni', 'Guntur', 'Nellore', 'Tenali']) {
        assert.is((await post(quoteOf(city))).statusCode, 200);
        time += MINUTE_MS;
      }
      assert.is((await send(await application(300))).statusCode, 200);

      const refused = await post({ ...quoteOf('Warangal'), mobile: '+91 98765-43210' });
      assert.is(refused.statusCode, 429);
      assert.equal(refused.json(), {
        success: false,
        message:
          'We already have several requests from this mobile number. Please try again after 6 minutes.',
      });
      assert.is(refused.headers['retry-after'], '360');
      assert.is((await send(await application(301))).statusCode, 429);
      assert.is((await post(quoteFrom(1))).statusCode, 200);

      time = start + 10 * MINUTE_MS;
      assert.is((await post(quoteOf('Warangal'))).statusCode, 200);
      assert.is((await post(quoteOf('Kadapa'))).statusCode, 429);
      assert.is((await listLeads(db)).length, 7);
    },
    { now: () => new Date(time) },
  );
});

test('a repeated lead gets the response of the first, and does not count towards any limit', () =>
  withSite(
    async ({ post }) => {
      const first = await post(QUOTE);
      for (let copy = 0; copy < 6; copy++) assert.is((await post(QUOTE)).body, first.body);
      assert.is((await post(quoteOf('Adoni'))).statusCode, 200);
      assert.is((await post(quoteOf('Guntur'))).statusCode, 429);
      assert.is((await post(QUOTE)).body, first.body);
    },
    { leadsPerMinute: 2 },
  ));

test('rejected posts and the empty forms of diagnostics have a separate limit, ten times as high', () =>
  withSite(
    async ({ post }) => {
      for (let count = 0; count < 5; count++) {
        assert.is((await post(NOT_A_LEAD)).statusCode, 400);
        assert.is((await post({})).statusCode, 400);
      }
      assert.is((await post({})).statusCode, 429);
      assert.is((await post(QUOTE)).statusCode, 200);
    },
    { leadsPerMinute: 1 },
  ));

test('applications share the limit of leads, and lists do not', () =>
  withSite(
    async ({ send, post }) => {
      assert.is((await send(await application(300))).statusCode, 200);
      const refused = await send(await application(301));
      assert.is(refused.statusCode, 429);
      assert.ok(Number(refused.headers['retry-after']) >= 1);
      assert.is((await post({ action: 'web_list' }, '/api/careers.php')).statusCode, 200);
    },
    { leadsPerMinute: 1 },
  ));

test('the file of a sender over the limit is rejected before it is read', () =>
  withSite(
    async ({ send, post }) => {
      await post(QUOTE);
      for (let count = 0; count < 10; count++) await post({});
      const tooLarge = await send(await application(6 * 1024 * 1024));
      assert.is(tooLarge.statusCode, 429);
    },
    { leadsPerMinute: 1 },
  ));

for (const [what, options, isUntrusted] of [
  ['a proxy that is not trusted', {}, true],
  ['a trusted proxy', { trustProxy: readTrustedProxies('1') }, undefined],
] as const)
  test(`the answer to an empty form through ${what} ${isUntrusted ? 'says' : 'does not say'} that visitors share a limit`, () =>
    withSite(async ({ send }) => {
      const { headers, payload } = await multipart({});
      const forwarded = { ...headers, 'x-forwarded-for': '198.51.100.1' };
      const response = await send({ method: 'POST', url: CONTACT, headers: forwarded, payload });
      assert.is(response.statusCode, 400);
      assert.is(response.json().untrusted_proxy, isUntrusted);
    }, options));

test('each visitor behind a trusted proxy has a separate limit', () =>
  withSite(
    async ({ send }) => {
      const sendFrom = async (address: string, visitor: number) => {
        const { headers, payload } = await multipart(quoteFrom(visitor));
        const forwarded = { ...headers, 'x-forwarded-for': `203.0.113.${visitor}, ${address}` };
        return (await send({ method: 'POST', url: CONTACT, headers: forwarded, payload })).statusCode;
      };
      assert.is(await sendFrom('198.51.100.1', 1), 200);
      assert.is(await sendFrom('198.51.100.2', 2), 200);
      assert.is(await sendFrom('198.51.100.1', 3), 429);
    },
    { leadsPerMinute: 1, trustProxy: readTrustedProxies('1') },
  ));

test.run();
