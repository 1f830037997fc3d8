import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_SUSPECTED_MAILS } from '../../../server/db/new-deliveries';
import { HIDDEN_FIELD } from '../../../widgets/contract/own-api-fields';
import { listLeads } from '../../support/stored-leads';
import { ENQUIRY, QUOTE, until } from '../temp-site';
import { SECRET, withMail, withReceivers, withWebhook } from './delivering';
import { accept } from './receivers';

type Site = Parameters<Parameters<typeof withWebhook>[0]>[1]['site'];

const deliveredLeads = ({ db }: Site) =>
  db.selectFrom('deliveries').selectAll().where('delivered_at', 'is not', null).execute();

test('a webhook gets a lead as JSON, signed according to Standard Webhooks', () =>
  withWebhook(async ({ requests }, { site, leads }) => {
    await site.post({ ...QUOTE, partner: 'agent-42' });
    await until(() => requests.length === 1);
    const [{ headers, body }] = requests as [(typeof requests)[0]];
    const [listed] = JSON.parse((await leads('--json')).stdout);
    assert.equal(new Webhook(SECRET).verify(body, headers as Record<string, string>), {
      type: 'lead.created',
      timestamp: listed.received_at,
      data: listed,
    });
    assert.is(headers['webhook-id'], `lead_1-${listed.reference}`);
    assert.is(headers['content-type'], 'application/json');
  }));

test('a copy of a lead is not delivered again', () =>
  withWebhook(async ({ requests }, { site }) => {
    await site.post(QUOTE);
    await site.post(QUOTE);
    await site.post(ENQUIRY);
    await until(() => requests.length === 2);
    assert.is(new Set(requests.map(({ headers }) => headers['webhook-id'])).size, 2);
  }));

for (const [failure, answer, reason] of [
  ['answers with status 500', (res) => void res.writeHead(500).end(), 'HTTP 500'],
  ['redirects', (res) => void res.writeHead(307, { Location: '/elsewhere' }).end(), 'HTTP 307'],
  ['drops the connection', (res) => void res.destroy(), 'UND_ERR_SOCKET'],
] as [string, typeof accept, string][]) {
  test(`a webhook that ${failure} gets the lead again, with the same id, until it accepts it`, () =>
    withWebhook(async (receiver, { site, log, leads }) => {
      receiver.answer = answer;
      await site.post(QUOTE);
      await until(() => receiver.requests.length === 3);
      receiver.answer = accept;
      await until(() => log.length === 2);
      assert.is(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size, 1);
      assert.equal(log, [
        `Delivery by webhook fails: ${reason} (lead 1). It is tried again for 24 hours.`,
        'Delivery by webhook works again.',
      ]);
      assert.is((await leads('--undelivered')).stdout, 'No lead is undelivered.\n');
    }));
}

test('a lead whose webhook answers while the server stops is delivered once', () =>
  withReceivers({ webhook: true, graceMs: 10_000 }, async ({ webhook }, { site, stop }) => {
    const answers: (() => void)[] = [];
    webhook.answer = (res, request) => answers.push(() => accept(res, request));
    await site.post(QUOTE);
    await until(() => answers.length === 1);
    const stopped = stop();
    // This lead arrives while the server stops. It is stored, and the next server delivers it.
    await site.post(ENQUIRY);
    answers[0]?.();
    await stopped;
    const rows = await site.db.selectFrom('deliveries').selectAll().orderBy('lead_id').execute();
    assert.equal(
      rows.map(({ delivered_at }) => delivered_at !== null),
      [true, false],
    );
    assert.is(webhook.requests.length, 1);
  }));

test('after a backup was restored, a lead with the number of an earlier one has another id', () =>
  withWebhook(async ({ requests }, { site }) => {
    await site.post(QUOTE);
    await until(async () => (await deliveredLeads(site)).length === 1);
    await site.db.deleteFrom('deliveries').execute();
    await site.db.deleteFrom('leads').execute();
    await sql`delete from sqlite_sequence`.execute(site.db).catch(() => {});
    await site.post(ENQUIRY);
    await until(() => requests.length === 2);
    const [first, second] = requests.map(({ headers }) => headers['webhook-id']);
    assert.is(JSON.parse(requests[1]?.body ?? '').data.id, 1);
    assert.is.not(first, second);
  }));

test('a lead that a webhook is answering slowly when the server stops is left to the next server', () =>
  withWebhook(async (receiver, { site, stop }) => {
    receiver.answer = () => {};
    await site.post(QUOTE);
    await until(() => receiver.requests.length === 1);
    await stop();
    const [row] = await site.db.selectFrom('deliveries').selectAll().execute();
    assert.equal([row?.delivered_at, row?.leased_until, row?.attempts], [null, null, 0]);
    assert.ok(row?.due_at);
  }));

test('a mail has what is known of a lead, and a reply goes to the person', () =>
  withMail({}, async ({ mails }, { site }) => {
    await site.post({ ...QUOTE, partner: 'agent-42' });
    await until(() => mails.length === 1);
    const [{ to, content, raw }] = mails as [(typeof mails)[0]];
    const [lead] = await listLeads(site.db);
    assert.equal(to, ['leads@broker.example', 'asha@broker.example']);
    const { subject, text = '', html = '' } = await PostalMime.parse(raw);
    const reference = `Q-${lead?.reference}`;
    assert.is(
      subject,
      `Quote request: Motor, Panaji, partner agent-42 (not registered), from Asha Rao (${reference})`,
    );
    assert.match(content, 'From: leads@broker.example\r\n');
    assert.match(content, 'Reply-To: asha@example.com\r\n');
    assert.match(content, `Message-ID: <lead-1-Q-${lead?.reference}@broker.example>\r\n`);
    assert.match(content, /^Date: /m);
    assert.match(content, 'Auto-Submitted: auto-generated\r\n');
    assert.match(text, 'Mobile Number: 9876543210\n');
    assert.match(html, '9876543210');
  }));

test('a suspected lead is mailed at once with a mark, and reaches the webhook once it is approved', () =>
  withReceivers({ mail: {}, webhook: true }, async ({ mail: { mails }, webhook }, { site, leads }) => {
    const { reference } = (await site.post({ ...QUOTE, [HIDDEN_FIELD]: 'asked' })).json();
    await until(() => mails.length === 1);
    const { subject = '', text = '' } = await PostalMime.parse(mails[0]?.raw ?? '');
    assert.is(subject, `Suspected: Quote request: Motor, Panaji, from Asha Rao (${reference})`);
    assert.match(text, `npm run leads -- --approve ${reference}`);
    assert.match(text, 'Mobile Number: 9876543210\n');
    await site.post(ENQUIRY);
    await until(() => webhook.requests.length === 1 && mails.length === 2);
    await leads('--approve', reference);
    await until(() => webhook.requests.length === 2);
    assert.is(mails.length, 2);
  }));

test('a flood of suspected leads is not mailed one by one', () =>
  withMail({}, async ({ mails }, { site }) => {
    for (let at = 0; at < MAX_SUSPECTED_MAILS + 5; at++) {
      const mobile = `98765${at + 10000}`;
      assert.is((await site.post({ ...QUOTE, mobile, [HIDDEN_FIELD]: 'x' })).statusCode, 200);
    }
    await until(() => mails.length === MAX_SUSPECTED_MAILS);
    assert.is((await site.db.selectFrom('deliveries').selectAll().execute()).length, MAX_SUSPECTED_MAILS);
    await site.post(ENQUIRY);
    await until(() => mails.length === MAX_SUSPECTED_MAILS + 1);
  }));

test('Reply-To has only addresses that every mail server takes', () =>
  withMail({}, async ({ mails }, { site }) => {
    const replyTo: Readonly<Record<string, string | undefined>> = {
      "o'brien+kyc@example.com": "o'brien+kyc@example.com",
      'a..b@example.com': '<"a..b"@example.com>',
      'asha@भारत.example': 'asha@xn--h2brj9c.example',
      'आशा@example.com': undefined,
      'aśha@भारत.example': undefined,
    };
    for (const email of Object.keys(replyTo)) await site.post({ ...QUOTE, email, message: email });
    await until(() => mails.length === Object.keys(replyTo).length);
    for (const { raw } of mails) {
      const [, header] = /^Reply-To: (.*)\r$/m.exec(raw) ?? [];
      const { text = '' } = await PostalMime.parse(raw);
      const email = Object.keys(replyTo).find((each) => text.includes(each)) ?? text;
      assert.is(header, replyTo[email], email);
    }
  }));

test('a mail server that must encrypt and cannot is named once at the start, and its leads wait for longer than a day', () =>
  withReceivers({ mail: {}, smtpQuery: '?requireTLS=true' }, async ({ mail }, { site, log }) => {
    await site.post(QUOTE);
    const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString();
    await site.db.updateTable('deliveries').set({ started_at: twoDaysAgo }).execute();
    await until(async () => {
      const { attempts } = await site.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
      return attempts > 2 && log.length === 2;
    });
    const [delivery] = await site.db.selectFrom('deliveries').selectAll().execute();
    assert.ok(delivery?.due_at);
    assert.is(mail.mails.length, 0);
    assert.equal([...log].sort(), [
      'Delivery by mail fails: no TLS (lead 1). It is tried again until the settings are corrected.',
      `The mail server ${new URL(mail.url).host} does not encrypt connections (STARTTLS), so no mail is sent, and leads wait. ` +
        'Write smtps:// in SMTP_URL if it has TLS, or add ?requireTLS=false to send the password and leads in clear.',
    ]);
  }));

test('a name with a line break cannot add a header to a mail', () =>
  withMail({}, async ({ mails }, { site }) => {
    await site.post({ ...ENQUIRY, first_name: 'Asha\r\nBcc: x@evil.example' });
    await site.post(ENQUIRY);
    await until(() => mails.length > 0);
    for (const { to, content } of mails) {
      assert.equal(to.length, 2);
      assert.is(/^Bcc:/m.test(content.split('\r\n\r\n')[0] ?? ''), false);
    }
  }));

test('a mail server that refuses gets the mail again, with the same Message-ID', () => {
  let attempts = 0;
  return withMail(
    {
      onMailFrom(_address, _session, done) {
        attempts++;
        done(
          attempts < 3
            ? Object.assign(new Error('Asha Rao <asha@example.com>?'), { responseCode: 451 })
            : null,
        );
      },
    },
    async ({ mails }, { site, log }) => {
      await site.post(QUOTE);
      await until(() => log.length === 2);
      assert.is(attempts, 3);
      assert.is(mails.length, 1);
      // The log contains only the code 451: the mail server's reply may quote personal data.
      assert.equal(log, [
        'Delivery by mail fails: SMTP 451 (lead 1). It is tried again for 24 hours.',
        'Delivery by mail works again.',
      ]);
    },
  );
});

test('a mail server that does not answer does not keep the webhook waiting', () =>
  withReceivers({ webhook: true, mail: { onConnect: () => {} } }, async ({ webhook }, { site }) => {
    await site.post(QUOTE);
    await until(() => webhook.requests.length === 1);
  }));

test('undelivered leads are in the list, in /readyz and in the log, until they are delivered again', () =>
  withWebhook(async (receiver, { site, log, leads }) => {
    receiver.answer = (res) => void res.writeHead(500).end();
    await site.post(QUOTE);
    await site.post(ENQUIRY);
    await until(() => receiver.requests.length >= 2);
    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await site.db.updateTable('deliveries').set({ started_at: dayAgo }).where('lead_id', '=', 1).execute();
    await until(() => log.some((line) => line === 'Lead 1 is undelivered: webhook failed for a day.'));

    const [listed, ...others] = JSON.parse((await leads('--undelivered', '--json')).stdout);
    assert.equal([listed.id, listed.undelivered, others], [1, 'webhook (HTTP 500)', []]);
    assert.match((await leads()).stdout, '  undelivered        webhook (HTTP 500)\n');
    const ready = await site.send({ method: 'GET', url: '/readyz' });
    assert.equal([ready.statusCode, ready.json()], [200, { ready: true, undelivered: 1 }]);

    receiver.answer = accept;
    const again = await leads('--redeliver', listed.reference);
    assert.equal(again, {
      code: 0,
      stdout: 'Due for delivery: 1 message. A running server sends within seconds.\n',
      stderr: '',
    });
    await until(async () => (await leads('--undelivered')).stdout === 'No lead is undelivered.\n');
  }));

test.run();
