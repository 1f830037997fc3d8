import PostalMime from 'postal-mime';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createGoneNotice } from '../../../server/delivery/gone-notice';
import type { MailSettings } from '../../../server/delivery/mail';
import { startMailReceiver } from './receivers';

const LEAD = {
  id: 1,
  reference: 'Q-10000001',
  kind: 'quote',
  received_at: '2026-11-23T12:00:00.000Z',
} as const;

/** Mails a notice about `count` refused leads. The notice lists only the `latest` references. Returns the mail. */
async function notify(latest: string[], count: number, settings?: Partial<MailSettings>) {
  const { url, mails, stop } = await startMailReceiver();
  const notice = createGoneNotice({
    smtpUrl: url,
    from: 'site@broker.example',
    to: 'leads@broker.example',
    ...settings,
  });
  try {
    const listGone = async () => ({ latest, count });
    await notice.send(LEAD, new AbortController().signal, {
      failures: 0,
      resends: 0,
      log: () => {},
      listGone,
    });
    return await PostalMime.parse(mails[0]?.raw ?? '');
  } finally {
    notice.close();
    await stop();
  }
}

test('a notice about more leads than it names says how many there are', async () => {
  const { subject, text = '' } = await notify(['Q-10000080', 'Q-10000079'], 80);
  assert.is(subject, 'The webhook has refused 80 leads for good');
  assert.match(text, 'for 80 leads, so');
  assert.match(text, 'The latest 2:\nQ-10000080\nQ-10000079\n');
});

test('a notice that names all leads has only their references', async () => {
  const { subject, text = '' } = await notify(['Q-10000001'], 1);
  assert.is(subject, 'The webhook has refused 1 lead for good');
  assert.match(text, '\n\nQ-10000001\n');
  assert.not.match(text, 'The latest');
});

test('with a desk, a notice leads to each lead there', async () => {
  const { text = '' } = await notify(['Q-10000080', 'R-10000079'], 2, {
    deskUrl: 'https://desk.broker.example',
  });
  for (const reference of ['Q-10000080', 'R-10000079'])
    assert.match(text, `${reference}  https://desk.broker.example/leads/${reference}\n`);
  assert.match(text, /^Send one again: +open it at the desk and press "Send again"$/m);
  assert.match(text, /^Without the desk: +npm run leads -- --redeliver Q-10000080$/m);
});

test.run();
