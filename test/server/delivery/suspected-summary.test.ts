import PostalMime from 'postal-mime';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newDelivery, recordAttempts } from '../../../server/db/deliveries';
import { insertOnce } from '../../../server/db/leads';
import type { MailSettings } from '../../../server/delivery/mail';
import { sendSuspectedSummary } from '../../../server/delivery/suspected-summary';
import { listLeads } from '../../support/stored-leads';
import { QUOTE, withSite } from '../temp-site';
import { startMailReceiver } from './receivers';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half past nine in India. */
const EVENING = new Date('2026-11-22T16:00:00.000Z');
const { type: _, ...fields } = QUOTE;

type Site = Parameters<Parameters<typeof withSite>[0]>[0];
type Summarising = Pick<Site, 'db'> & {
  readonly mails: Awaited<ReturnType<typeof startMailReceiver>>['mails'];
  readonly log: string[];
  /**
   * Stores `suspected` leads that are suspected to be spam, and `others` that are not. All arrive `day` days after
   * `EVENING`.
   */
  store(suspected: number, others: number, day?: number): Promise<void>;
  /**
   * Runs the server's daily task as if the time were `day` days and 12 hours after `EVENING`.
   * @param more mail settings that replace or supplement the defaults
   */
  summarise(day?: number, more?: Partial<MailSettings>): Promise<void>;
};

const withSummary = (
  use: (summarising: Summarising) => Promise<void>,
  options?: Parameters<typeof startMailReceiver>[0],
) =>
  withSite(async ({ db }) => {
    const { url, mails, stop } = await startMailReceiver(options);
    const settings = { smtpUrl: url, from: 'site@broker.example', to: 'leads@broker.example' };
    const log: string[] = [];
    let stored = 0;
    try {
      await use({
        db,
        mails,
        log,
        async store(suspected, others, day = 0) {
          for (let at = 0; at < suspected + others; at++) {
            const lead = {
              kind: 'quote',
              fields: { ...fields, city: `City ${stored++}` },
              extra: {},
            } as const;
            const time = new Date(EVENING.getTime() + day * DAY_MS);
            await insertOnce(db, { ...lead, suspected: at < suspected ? 'x' : undefined }, time);
          }
        },
        summarise: (day = 0, more = {}) =>
          sendSuspectedSummary(
            { ...settings, ...more },
            {
              db,
              now: () => new Date(EVENING.getTime() + day * DAY_MS + DAY_MS / 2),
              log: (line) => log.push(line),
            },
          ),
      });
    } finally {
      await stop();
    }
  });

test('the number of suspected leads is mailed once a day, by one of several servers', () =>
  withSummary(async ({ mails, store, summarise }) => {
    await store(2, 3);
    await Promise.all([summarise(), summarise()]);
    await summarise();
    assert.is(mails.length, 1);
    assert.equal(mails[0]?.to, ['leads@broker.example']);
    assert.match(mails[0]?.content ?? '', 'Subject: 2 suspected leads\r\n');
    const { text = '' } = await PostalMime.parse(mails[0]?.raw ?? '');
    assert.match(text, 'npm run leads -- --suspected');
    assert.match(text, 'before 23/11/2026 00:00 IST');
    assert.match(text, /Quote request Q-\d{8}\nReceived: 22\/11\/2026 21:30 IST\n/);
    assert.match(text, /First Name: Asha\n[\s\S]*City: City 0\n/);
    assert.match(text, 'City: City 1\n');
    assert.not.match(text, 'City 2');
  }));

test('a summary has the leads since the last one, also if a server was down for days', () =>
  withSummary(async ({ mails, store, summarise }) => {
    await store(2, 0);
    await summarise();
    await store(1, 0, 1);
    await store(3, 0, 3);
    await summarise(4);
    assert.match(mails[1]?.content ?? '', 'Subject: 4 suspected leads\r\n');
    await store(1, 0, 5);
    await summarise(5);
    assert.match(mails[2]?.content ?? '', 'Subject: 1 suspected lead\r\n');
  }));

test('after a clock was ahead for a while, the summaries have the leads of each day again', () =>
  withSummary(async ({ mails, store, summarise }) => {
    await store(1, 0);
    await summarise();
    await summarise(300);
    await store(2, 0, 1);
    await summarise(1);
    assert.match(mails[1]?.content ?? '', 'Subject: 2 suspected leads\r\n');
  }));

test('a flood of suspected leads is summarised in one mail of bounded size', () =>
  withSummary(async ({ mails, store, summarise }) => {
    await store(60, 0);
    await summarise();
    assert.is(mails.length, 1);
    const { text = '' } = await PostalMime.parse(mails[0]?.raw ?? '');
    assert.match(text, 'City 49\n');
    assert.not.match(text, 'City 50\n');
    assert.match(text, '10 more: npm run leads -- --suspected');
  }));

test('with a desk, a summary leads to the list and to each lead there', () =>
  withSummary(async ({ db, mails, store, summarise }) => {
    await store(51, 0);
    const deskUrl = 'https://desk.broker.example';
    await summarise(0, { deskUrl });
    const { text = '' } = await PostalMime.parse(mails[0]?.raw ?? '');
    assert.match(text, /^List them: +https:\/\/desk\.broker\.example\/\?suspected=yes$/m);
    assert.match(text, /^If one is genuine: +open it at the desk and press "It is genuine"$/m);
    assert.match(text, /^Without the desk: +npm run leads -- --suspected$/m);
    assert.match(text, /^ +npm run leads -- --approve Q-…$/m);
    assert.match(text, `1 more: ${deskUrl}/?suspected=yes\n`);
    for (const { reference } of (await listLeads(db)).slice(0, 50))
      assert.match(text, `Open at the desk: ${deskUrl}/leads/Q-${reference}\n`);
  }));

test('a summary has the leads whose mails have failed, without the text of a lead that the mail server refused', () =>
  withSummary(async ({ db, mails, store, summarise }) => {
    await store(3, 0);
    const deliveries = [1, 2, 3].map((lead_id) => ({ lead_id, ...newDelivery('mail', EVENING) }));
    await db.insertInto('deliveries').values(deliveries).execute();
    const attempts = [{ leadId: 1 }, { leadId: 2, error: 'ECONNREFUSED' }, { leadId: 3, error: 'SMTP 554' }];
    await recordAttempts(db, 'mail', attempts, EVENING);
    await summarise();
    const { subject, text = '' } = await PostalMime.parse(mails[0]?.raw ?? '');
    assert.is(subject, '3 suspected leads');
    assert.not.match(text, 'Each was mailed');
    assert.not.match(text, 'City 0');
    assert.match(text, 'City: City 1\n');
    assert.not.match(text, 'City 2');
    assert.match(text, /Quote request Q-\d{8}: the mail server has refused its mail \(SMTP 554\)/);
  }));

test('a summary of leads that were mailed says so', () =>
  withSummary(async ({ db, mails, store, summarise }) => {
    await store(1, 0);
    const delivery = { lead_id: 1, ...newDelivery('mail', EVENING) };
    await db.insertInto('deliveries').values(delivery).execute();
    await recordAttempts(db, 'mail', [{ leadId: 1 }], EVENING);
    await summarise();
    const { text = '' } = await PostalMime.parse(mails[0]?.raw ?? '');
    assert.match(text, 'Each was mailed when it arrived.');
  }));

test('without a suspected lead there is no mail', () =>
  withSummary(async ({ mails, store, summarise }) => {
    await store(0, 2);
    await summarise();
    assert.is(mails.length, 0);
  }));

test('a mail server that refuses gets the summary again', () => {
  let attempts = 0;
  const refuseOnce: Parameters<typeof startMailReceiver>[0] = {
    onMailFrom(_address, _session, done) {
      done(attempts++ === 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null);
    },
  };
  return withSummary(async ({ mails, log, store, summarise }) => {
    await store(1, 0);
    await summarise();
    assert.equal(log, [
      'The summary of suspected leads could not be mailed: SMTP 451. It is tried again in an hour.',
    ]);
    await summarise();
    assert.is(mails.length, 1);
  }, refuseOnce);
});

test.run();
