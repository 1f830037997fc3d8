/**
 * Sends mails about leads through Debian's Postfix to a mailbox. Checks the mails with the default rules of spam
 * filters.
 */
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES } from '../../widgets/shared/runtime/language';
import { withReceivers } from '../server/delivery/delivering';
import { ENQUIRY, QUOTE, until, withTempFolder } from '../server/temp-site';
import { startPostfix } from './postfix';
import { startRspamd } from './rspamd';
import { checkBySpamAssassin } from './spamassassin';

const DELIVERY_MS = 60_000;
const LEADS_TO = 'leads@broker.example';

type Postfix = Awaited<ReturnType<typeof startPostfix>>;

const variablesFor = ({ port }: Postfix) => ({
  // `tls.rejectUnauthorized=false` accepts the self-signed certificate of the test's Postfix.
  SMTP_URL: `smtp://127.0.0.1:${port}?requireTLS=true&tls.rejectUnauthorized=false`,
  LEADS_MAIL_TO: LEADS_TO,
  LEADS_MAIL_FROM: 'Sample Insurance Broker <leads@broker.example>',
  CONFIRMATION_MAIL: 'yes',
});

const withPostfix = (tls: boolean, use: (postfix: Postfix, folder: string) => Promise<void>) =>
  withTempFolder(async (folder) => {
    // Let every user enter the folder, because Postfix drops root privileges.
    await chmod(folder, 0o755);
    const postfix = await startPostfix(join(folder, 'postfix'), {
      domains: ['broker.example', 'mail.example'],
      tls,
    });
    try {
      await use(postfix, folder);
    } finally {
      await postfix.stop();
    }
  });

const toOf = (raw: string) => /^Delivered-To: (.*)$/m.exec(raw)?.[1] ?? '';

test('a default rspamd and a default SpamAssassin take every mail of ours for mail, in every language', () =>
  withPostfix(true, async (postfix, folder) => {
    const rspamd = await startRspamd(join(folder, 'rspamd'));
    try {
      await withReceivers({ variables: variablesFor(postfix) }, async (_, { site }) => {
        // Send only four leads: the server accepts at most five a minute from one IP address.
        const leads = [ENQUIRY, ...LANGUAGES.map((language) => ({ ...QUOTE, language }))];
        for (const [at, lead] of leads.entries())
          await site.post({ ...lead, email: `asha${at}@mail.example` });
        await until(async () => (await postfix.mails()).length === leads.length * 2, DELIVERY_MS);
      });
      for (const raw of await postfix.mails()) {
        const to = toOf(raw);
        const { subject } = await PostalMime.parse(raw);
        const verdict = await rspamd.check(raw, { from: LEADS_TO, to });
        assert.ok(verdict.score < 6, `rspamd: ${subject} ${JSON.stringify(verdict)}`);
        const { symbols } = await checkBySpamAssassin(raw);
        const noticed = Object.entries(symbols).filter(([, points]) => points > 0);
        assert.equal(noticed, [], `SpamAssassin: ${subject}`);
      }
    } finally {
      await rspamd.stop();
    }
  }));

test('a visitor whose mailbox has a name in Devanagari gets the confirmation', () =>
  withPostfix(true, (postfix) =>
    withReceivers({ variables: variablesFor(postfix) }, async (_, { site }) => {
      await site.post({ ...QUOTE, email: 'आशा@mail.example' });
      await until(async () => (await postfix.mails()).length === 2, DELIVERY_MS);
      const mails = await Promise.all((await postfix.mails()).map((raw) => PostalMime.parse(raw)));
      assert.equal(mails.map(({ to }) => to?.[0]?.address).sort(), [LEADS_TO, 'आशा@mail.example']);
    }),
  ));

test('leads wait while Postfix offers no encryption that the address of the mail server asks for', () =>
  withPostfix(false, (postfix) =>
    withReceivers({ variables: variablesFor(postfix) }, async (_, { site, log }) => {
      await site.post(QUOTE);
      await until(() =>
        log.some((line) => line.includes('It is tried again until the settings are corrected')),
      );
      assert.ok(log.some((line) => line.includes('does not encrypt connections (STARTTLS)')));
      const waiting = await site.db.selectFrom('deliveries').selectAll().execute();
      assert.not(waiting.some(({ due_at }) => due_at === null));
      assert.equal(await postfix.mails(), []);
    }),
  ));

test.run();
