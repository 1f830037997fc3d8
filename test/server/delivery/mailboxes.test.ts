import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENQUIRY, QUOTE, until } from '../temp-site';
import { withMail } from './delivering';

test('a mailbox that the mail server puts off gets the mail later, and the other mailbox does not get it again', () => {
  let refusals = 0;
  return withMail(
    {
      onRcptTo({ address }, _session, done) {
        const isPutOff = address.startsWith('asha@') && refusals++ < 2;
        done(isPutOff ? Object.assign(new Error('Greylisted'), { responseCode: 450 }) : null);
      },
    },
    async ({ mails }, { site, log }) => {
      await site.post(QUOTE);
      await until(() => log.length === 2);
      assert.equal(
        mails.map(({ to }) => to),
        [['leads@broker.example'], ['asha@broker.example']],
      );
      assert.equal(log, [
        'Delivery by mail fails: SMTP 450 (lead 1). It is tried again for 24 hours.',
        'Delivery by mail works again.',
      ]);
    },
  );
});

for (const [what, responseCode, reply] of [
  ['is unknown', 550, 'No such user'],
  ['is full', 552, '5.2.2 Mailbox full'],
] as const)
  test(`a mailbox that ${what} is named in the log once, and the other mailbox gets each lead once`, () =>
    withMail(
      {
        onRcptTo({ address }, _session, done) {
          done(address.startsWith('asha@') ? Object.assign(new Error(reply), { responseCode }) : null);
        },
      },
      async ({ mails }, { site, log }) => {
        await site.post(QUOTE);
        await until(() => log.length > 0);
        await site.post(ENQUIRY);
        await until(() => mails.length === 2);
        assert.equal(
          mails.map(({ to }) => to),
          [['leads@broker.example'], ['leads@broker.example']],
        );
        assert.equal(log, [
          `The mail of lead 1 was refused for asha@broker.example (SMTP ${responseCode}), and accepted for the other mailboxes. Correct LEADS_MAIL_TO, or ask who runs this mailbox. Its later refusals are not logged.`,
        ]);
      },
    ));

test('a mail that somebody asks for again has another Message-ID, so that mailboxes show it', () =>
  withMail({}, async ({ mails }, { site, leads }) => {
    const { reference } = (await site.post(QUOTE)).json();
    for (const count of [1, 2, 3]) {
      await until(async () => {
        const rows = await site.db.selectFrom('deliveries').selectAll().execute();
        return mails.length === count && rows.every(({ delivered_at }) => delivered_at !== null);
      });
      if (count < 3) await leads('--redeliver', reference);
    }
    assert.equal(
      mails.map(({ content }) => /^Message-ID: <(.*)@/m.exec(content)?.[1]),
      ['', '-1', '-2'].map((resend) => `lead-1-${reference}${resend}`),
    );
  }));

test.run();
