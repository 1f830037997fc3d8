import PostalMime from 'postal-mime';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nextAttempt } from '../../../server/db/next-attempt';
import { readRetryAfter } from '../../../server/delivery/webhook';
import { ENQUIRY, QUOTE, until } from '../temp-site';
import { withReceivers, withWebhook } from './delivering';
import { accept } from './receivers';

const NOON = new Date('2026-11-23T12:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;

test('a lead is not sent again before the time that its receiver asks for', () => {
  const first = { attempts: 1, startedAt: NOON, now: NOON };
  assert.equal(nextAttempt({ ...first, retryAfterMs: HOUR_MS }), new Date('2026-11-23T13:00:00.000Z'));
  assert.equal(nextAttempt({ ...first, retryAfterMs: 1000 }), new Date('2026-11-23T12:00:05.000Z'));
  // The receiver asks to wait a week. But attempts end a day after the first one, so the next attempt is made at the
  // end of that day.
  assert.equal(nextAttempt({ ...first, retryAfterMs: 168 * HOUR_MS }), new Date('2026-11-24T12:00:00.000Z'));
});

test('Retry-After is read as seconds or as a date', () => {
  assert.is(readRetryAfter('120', NOON), 120_000);
  assert.is(readRetryAfter('Mon, 23 Nov 2026 12:10:00 GMT', NOON), 600_000);
  assert.is(readRetryAfter('Monday, 23-Nov-26 12:10:00 GMT', NOON), 600_000);
  assert.is(readRetryAfter('Mon Nov 23 12:10:00 2026 GMT', NOON), 600_000);
  assert.is(readRetryAfter('Mon, 23 Nov 2026 11:00:00 GMT', NOON), 0);
  for (const text of [null, '', '-5', '1.5', 'soon', '2026-11-23'])
    assert.is(readRetryAfter(text, NOON), undefined);
});

test('a webhook that asks to wait gets the lead later, and other leads at once', () =>
  withWebhook(async (receiver, { site }) => {
    receiver.answer = (res) => void res.writeHead(429, { 'Retry-After': '3600' }).end();
    await site.post(QUOTE);
    await until(async () => {
      const [row] = await site.db.selectFrom('deliveries').selectAll().execute();
      return row?.attempts === 1;
    });
    const [row] = await site.db.selectFrom('deliveries').selectAll().execute();
    assert.ok(new Date(row?.due_at ?? 0).getTime() > Date.now() + HOUR_MS / 2);
    receiver.answer = accept;
    await site.post(ENQUIRY);
    await until(() => receiver.requests.length === 2);
  }));

test('a lead whose webhook answers 410 is not tried again, is named in a mail, and can be sent again; later leads are tried', () =>
  withReceivers({ webhook: true, mail: {} }, async ({ webhook, mail: { mails } }, { site, log, leads }) => {
    webhook.answer = (res) => void res.writeHead(410).end();
    const { reference } = (await site.post(QUOTE)).json();
    const notices = () => mails.filter(({ content }) => content.includes('Subject: The webhook'));
    await until(() => notices().length === 1);
    const { subject, text = '' } = await PostalMime.parse(notices()[0]?.raw ?? '');
    assert.is(subject, 'The webhook has refused 1 lead for good');
    assert.match(text, reference);
    assert.equal(log, ['Lead 1 is undelivered: webhook answered HTTP 410. It is not tried again.']);
    assert.match((await leads('--undelivered')).stdout, /webhook \(HTTP 410\)/);

    await site.post(ENQUIRY);
    await until(() => webhook.requests.length === 2);
    webhook.answer = accept;
    await leads('--redeliver', reference);
    await until(() => webhook.requests.length === 3);
    // There is no second notice: a receiver that is gone must not cause a mail for each lead.
    assert.is(notices().length, 1);
  }));

test('a webhook that hangs for some leads still gets the others', () =>
  withWebhook(async (receiver, { site }) => {
    receiver.answer = (res, { body }) => {
      if (!body.includes('hangs')) res.writeHead(204).end();
    };
    for (let at = 0; at < 10; at++)
      await site.post({ ...QUOTE, mobile: `98765${at + 10000}`, message: `hangs ${at}` });
    await site.post(ENQUIRY);
    await until(() => receiver.requests.some(({ body }) => body.includes('"query"')));
  }));

test('leads wait for longer than a day for a mail server that refuses the password, and are sent once it accepts it', () => {
  let isRefusing = true;
  return withReceivers(
    {
      smtpLogin: 'office:secret@',
      mail: {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_login, _session, done) =>
          isRefusing ? done(new Error('Invalid login of office')) : done(null, { user: 'office' }),
      },
    },
    async ({ mail: { mails, url } }, { site, log }) => {
      await site.post(QUOTE);
      const twoDaysAgo = new Date(Date.now() - 48 * HOUR_MS).toISOString();
      await site.db.updateTable('deliveries').set({ started_at: twoDaysAgo }).execute();
      await until(async () => {
        const { attempts } = await site.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
        return attempts > 2 && log.length === 2;
      });
      assert.equal([...log].sort(), [
        'Delivery by mail fails: login refused (lead 1). It is tried again until the settings are corrected.',
        `The mail server ${new URL(url).host} refuses the user or the password of SMTP_URL, so no mail is sent, and leads wait. ` +
          'Correct SMTP_URL and restart the server.',
      ]);
      const countUndelivered = async () =>
        (await site.send({ method: 'GET', url: '/readyz' })).json().undelivered;
      assert.is(await countUndelivered(), 1);
      isRefusing = false;
      await until(async () => mails.length === 1 && (await countUndelivered()) === 0);
    },
  );
});

test.run();
