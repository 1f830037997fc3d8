import type { Kysely } from 'kysely';
import PostalMime from 'postal-mime';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import type { Schema } from '../../../server/db/schema';
import { MORE_FIELDS } from '../../../widgets/contract/more-fields';
import { HIDDEN_FIELD } from '../../../widgets/contract/own-api-fields';
import { RENEWAL_REMINDER } from '../../../widgets/contract/renewal-reminder';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { ENQUIRY, QUOTE, until } from '../temp-site';
import { type Delivering, withReceivers } from './delivering';
import type { Mail } from './receivers';

const REMINDER = { type_of_insurance: 'Motor Insurance', email: 'asha@example.com', consent: 'yes' };

type MailServer = Parameters<typeof withReceivers>[0]['mail'] & {};

/**
 * Starts a site that confirms leads, and calls `use`. `confirmations` returns the mails to the senders of leads, and
 * `brokerMails` returns the mails to the broker.
 */
const withConfirmation = (
  use: (delivering: Delivering & { confirmations(): Mail[]; brokerMails(): Mail[] }) => Promise<void>,
  mail: MailServer = {},
  now?: () => Date,
) =>
  withReceivers({ mail, variables: { CONFIRMATION_MAIL: 'yes' }, now }, ({ mail: { mails } }, delivering) => {
    const isToBroker = ({ to }: Mail) => to.includes('leads@broker.example');
    return use({
      ...delivering,
      confirmations: () => mails.filter((each) => !isToBroker(each)),
      brokerMails: () => mails.filter(isToBroker),
    });
  });

const nothingIsDue = async (db: Kysely<Schema>) =>
  (await db.selectFrom('deliveries').selectAll().where('due_at', 'is not', null).execute()).length === 0;

test('the sender of a lead gets a mail with the reference, without anything that was typed', () =>
  withConfirmation(async ({ site, confirmations }) => {
    const { json } = await site.post({ ...QUOTE, first_name: 'Cheap loans', message: 'evil.example' });
    await until(() => confirmations().length === 1);
    const [{ to, content }] = confirmations() as [Mail];
    assert.equal(to, ['asha@example.com']);
    assert.ok(content.includes(json().message), content);
    assert.match(content, 'Reply-To: leads@broker.example, asha@broker.example\r\n');
    assert.match(content, /^Subject: We have received your form: Q-\d{8}\r$/m);
    assert.match(content, /^Message-ID: <confirmation-1-Q-\d{8}@broker\.example>\r$/m);
    assert.match(content, /^Date: /m);
    assert.match(content, 'Auto-Submitted: auto-generated\r\n');
    assert.not.match(content, /Cheap loans|evil\.example/);
  }));

test('the confirmation of a renewal reminder says what is stored, and has the link that withdraws it', () =>
  withConfirmation(async ({ site, confirmations, brokerMails }) => {
    const month = MORE_FIELDS.expiry_month.values[(new Date().getMonth() + 6) % 12] as string;
    const reminder = { ...REMINDER, expiry_month: month, mobile: '9876543210' };
    const { json } = await site.post(reminder, `/api/${RENEWAL_REMINDER}`);
    await until(() => confirmations().length === 1);
    const { text = '' } = await PostalMime.parse(confirmations()[0]?.raw ?? '');
    assert.ok(text.startsWith(json().message), text);
    assert.match(text, 'the insurance, the month, this address and a mobile number');
    assert.not.match(text, '9876543210');
    const [link = ''] = /https?:\S+/.exec(text) ?? [];
    const page = await site.send({ method: 'POST', url: new URL(link).pathname });
    assert.match(page.body, 'is withdrawn');
    await site.post({ ...reminder, email: '' }, `/api/${RENEWAL_REMINDER}`);
    await site.post({ ...QUOTE, email: 'other@example.com' });
    await until(() => confirmations().length === 2 && brokerMails().length === 1);
    assert.match(brokerMails()[0]?.content ?? '', 'Subject: Quote request');
  }));

test('the confirmation of a reminder that the broker gets at once says so, and has no link that withdraws it', () =>
  withConfirmation(
    async ({ site, confirmations }) => {
      const { json } = await site.post({ ...REMINDER, expiry_month: 'December' }, `/api/${RENEWAL_REMINDER}`);
      await until(() => confirmations().length === 1);
      const { text = '' } = await PostalMime.parse(confirmations()[0]?.raw ?? '');
      assert.ok(text.startsWith(json().message), text);
      assert.match(text, 'the insurance, the month, and this address. Our team has them already.');
      assert.not.match(text, RENEWAL_REMINDER);
    },
    {},
    () => new Date('2026-11-23T12:00:00.000Z'),
  ));

test('a confirmation ends with who wrote it', () =>
  withConfirmation(async ({ site, confirmations }) => {
    await site.post(QUOTE);
    await until(() => confirmations().length === 1);
    const { text } = await PostalMime.parse(confirmations()[0]?.raw ?? '');
    const { name, licence, phone, mail } = SITE;
    assert.equal(text?.trimEnd().split('\n').slice(-4), [name, licence, phone, mail]);
  }));

test("a confirmation is in the form's language", () =>
  withConfirmation(async ({ site, confirmations }) => {
    const { json } = await site.post({ ...QUOTE, language: 'te' });
    await until(() => confirmations().length === 1);
    const { subject, text } = await PostalMime.parse(confirmations()[0]?.raw ?? '');
    // The subject must not contain the reference. Telugu has no capital letters, so the "Q" of the reference would be
    // the only letter with a case, and spam filters would treat the subject as written in capitals.
    assert.is(subject, 'మీ ఫారమ్ మాకు అందింది');
    assert.ok(text?.startsWith(telugu.answer(json().message)), text);
  }));

for (const language of ['fr', 'constructor'])
  test(`a confirmation of a form in the unknown language "${language}" is in English`, () =>
    withConfirmation(async ({ site, confirmations }) => {
      const { json } = await site.post({ ...QUOTE, language });
      await until(() => confirmations().length === 1);
      const { text } = await PostalMime.parse(confirmations()[0]?.raw ?? '');
      assert.ok(text?.startsWith(json().message), text);
    }));

test('an address gets one confirmation a day, whatever its case; the broker gets every lead', () =>
  withConfirmation(async ({ site, confirmations, brokerMails }) => {
    const leads = [QUOTE, ENQUIRY, { ...QUOTE, email: 'Asha@Example.com', city: 'Adoni' }];
    for (const lead of leads) await site.post(lead);
    await site.post({ ...ENQUIRY, email: 'other@example.com' });
    await until(() => brokerMails().length === 4 && confirmations().length === 2);
    assert.equal(
      confirmations()
        .map(({ to }) => to.join())
        .sort(),
      ['asha@example.com', 'other@example.com'],
    );
    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await site.db.updateTable('deliveries').set({ started_at: dayAgo }).execute();
    await site.post({ ...QUOTE, city: 'Guntur' });
    await until(() => confirmations().length === 3);
  }));

for (const email of ['asha@example.com,1', 'asha@example.com;1', 'asha@example.com<x', 'asha@example.com(x'])
  test(`nobody gets a confirmation for the address "${email}", which mail programs would split or shorten`, () =>
    withConfirmation(async ({ site, confirmations, leads }) => {
      await site.post({ ...QUOTE, email });
      await until(() => nothingIsDue(site.db));
      assert.not(confirmations().some(({ to }) => to.includes('asha@example.com')));
      assert.is((await leads('--undelivered')).stdout, 'No lead is undelivered.\n');
    }));

test('a suspected lead is not confirmed', () =>
  withConfirmation(async ({ site, confirmations }) => {
    await site.post({ ...QUOTE, [HIDDEN_FIELD]: 'x' });
    await site.post({ ...ENQUIRY, email: 'other@example.com' });
    await until(() => confirmations().length > 0);
    assert.equal(
      confirmations().map(({ to }) => to.join()),
      ['other@example.com'],
    );
  }));

for (const reply of ['No such mailbox', '5.7.1 Access denied'])
  test(`an address that the mail server refuses for good is tried once, and is no undelivered lead: ${reply}`, () => {
    let refused = 0;
    return withConfirmation(
      async ({ site, leads }) => {
        await site.post(QUOTE);
        await until(() => nothingIsDue(site.db));
        assert.is(refused, 1);
        assert.is((await leads('--undelivered')).stdout, 'No lead is undelivered.\n');
      },
      {
        onRcptTo({ address }, _session, done) {
          if (address !== 'asha@example.com') return done();
          refused++;
          done(Object.assign(new Error(reply), { responseCode: reply.startsWith('5') ? 554 : 550 }));
        },
      },
    );
  });

test('redelivery tells the broker again, and not the sender', () =>
  withConfirmation(async ({ site, leads, confirmations, brokerMails }) => {
    const { json } = await site.post(QUOTE);
    await until(() => nothingIsDue(site.db));
    assert.equal([brokerMails().length, confirmations().length], [1, 1]);
    const [, reference = ''] = /(Q-\d+)/.exec(json().message) ?? [];
    await leads('--redeliver', reference);
    await until(() => brokerMails().length === 2);
    assert.is(confirmations().length, 1);
  }));

test.run();
